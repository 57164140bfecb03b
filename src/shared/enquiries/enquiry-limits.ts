/** What an enquiry may hold, in characters; the whole is at most 8 kB as JSON. */
export const enquiryMax = { name: 80, contact: 254, question: 2_000, about: 200, page: 300, call_at: 80, note: 2_000 } as const;
/** Links that a question may hold before it is taken for advertising. */
export const linksMax = 2;
/** Enquiries that are kept at most, and of these suspected ones. */
export const keptEnquiries = 50_000;
export const keptSpam = 5_000;
/** Without a proof of work one network may send so many an hour as usual; the site, from everybody, so many. */
export const unprovenAnHour = { network: 60, site: 300 } as const;
