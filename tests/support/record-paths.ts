/** Addresses of the calls about records, for tests that make them without the client. */
export const recordPaths = {
  list: (resource: string) => `/api/admin/${resource}/all`,
  create: (resource: string) => `/api/admin/${resource}`,
  record: (resource: string, id: number) => `/api/admin/${resource}/${id}`,
  draft: (resource: string, id: number) => `/api/admin/${resource}/${id}/draft`,
} as const;
