import majors from './majors.json' with { type: 'json' };

/**
 * Fields of training at university level by code, after Thông tư 09/2022/TT-BGDĐT (in force since 2022-07-22): 24 fields of
 * 3 digits, 95 groups of 5, 375 majors of 7; a code begins with that of what it belongs to. Codes and names only.
 *
 * Source: data/manual/moet_majors.csv of github.com/minhquan-le-06/uniadvisor-mvp at 3265894, itself a transcription, not
 * compared with the gazette. What the ministry changed after 2022 is not in it, nor are the lists of trung cấp (5…), cao đẳng
 * (6…), thạc sĩ (8…) and tiến sĩ (9…). 7860103 and 7860231 share one name.
 */
export const officialNames: ReadonlyMap<string, string> = new Map(Object.entries(majors.names));

/** What editors are told that these names are from. */
export const officialList = `danh mục của Bộ Giáo dục và Đào tạo (${majors.list})`;
