"""Signs in with the made client and prints the names of a company's grades as JSON."""
import json
import sys

from hrms_client import ApiClient, AuthApi, CompaniesApi, Configuration, GradesApi, LoginInput

host = sys.argv[1]
session = AuthApi(ApiClient(Configuration(host=host))).login(LoginInput(email="admin@demo.com", password="admin"))
signed_in = ApiClient(Configuration(host=host, access_token=session.access_token))
company = CompaniesApi(signed_in).list_company_options()[0]
page = GradesApi(signed_in).list_grades(company_id=company.id)
print(json.dumps([grade.name for grade in page.items]))
