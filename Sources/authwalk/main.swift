print("authwalk")
