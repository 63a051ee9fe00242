/** The part of the generated typescript-fetch client that the test uses; the test generates the client itself. */

interface ConfigurationParameters {
  basePath: string;
  accessToken?: string;
}

export declare class Configuration {
  constructor(parameters: ConfigurationParameters);
}

export declare class AuthApi {
  constructor(configuration: Configuration);
  login(request: { loginInput: { email: string; password: string } }): Promise<{ accessToken: string }>;
}

export declare class CompaniesApi {
  constructor(configuration: Configuration);
  listCompanyOptions(): Promise<{ id: string; label: string }[]>;
}

export declare class GradesApi {
  constructor(configuration: Configuration);
  listGrades(request: { companyId: string }): Promise<{ items: { name: string; rank: number }[]; total: number }>;
}
