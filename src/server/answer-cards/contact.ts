import { groupHotline } from '#shared/formats/phone.ts';
import { type Maker, cardOf, listed, majorRow, rowOf, toAdmissions, unknown } from './card.ts';

/** What the school says of itself, by its settings. */
export const school: Maker = ({ facts: { site } }) => {
  const { name: title, tagline: value, description: content, offices } = site;
  const note = offices.length === 0 ? '' : `Ở ${listed(offices.map(({ city }) => city))}.`;
  return cardOf({ kind: 'contact', title, value, note, tra_loi: [{ title: '', content, list: [] }], ...toAdmissions });
};

/** Whether it is in another place: where it is, or where the majors are taught that are named. */
export const elsewhere: Maker = ({ facts: { site }, majors, allOf }) =>
  cardOf({
    kind: 'contact',
    title: majors.length === 0 ? 'Địa chỉ của trường' : `Nơi học ngành ${listed(majors.map(({ name }) => name))}`,
    value: `Trường không có cơ sở ở ${listed([...new Set(allOf('otherCity'))].map(String))}.`,
    rows:
      majors.length === 0
        ? site.offices.map(({ city, address }) => rowOf(city, address))
        : majors.map((major) => majorRow(major, listed(major.co_so))),
    ...toAdmissions,
  });

/** Where one applies. */
export const portal: Maker = ({ facts: { site } }) =>
  site.noi_nop === null ? null : cardOf({ kind: 'contact', title: 'Nơi nộp hồ sơ', value: site.noi_nop, ...toAdmissions });

/** How to reach the school, by its settings. */
export const contact: Maker = (asked) => {
  const { first: way, facts } = asked;
  const { offices, hotlines, zalo, email, hours, website, facebook, tiktok, youtube, tax_code } = facts.site;
  const ways: Record<string, readonly [name: string, value: string]> = {
    phone: ['Số điện thoại', listed(hotlines.map(groupHotline))],
    zalo: ['Zalo', zalo === '' ? '' : groupHotline(zalo)],
    email: ['Email', email],
    hours: ['Giờ tư vấn', hours],
    website: ['Website', website ?? ''],
    fanpage: ['Facebook', facebook ?? ''],
    tiktok: ['TikTok', tiktok ?? ''],
    youtube: ['YouTube', youtube ?? ''],
    taxCode: ['Mã số thuế', tax_code ?? ''],
  };
  // Several ways that are asked for stand in one card, the place first.
  const named = Object.entries(ways).flatMap(([name, row]) => (asked.has(name) && row[1] !== '' ? [rowOf(...row)] : []));
  const isPlace =
    asked.has('address') || (asked.has('where') && (asked.has('campus') || asked.has('city') || asked.has('school')));
  const several = named.length > (isPlace ? 0 : 1);
  const single = ways[way] ?? (way === 'contact' ? ['Liên hệ', ''] : ['Địa chỉ', '']);
  const [title, value] = several ? [isPlace ? 'Địa chỉ và liên hệ' : 'Liên hệ', ''] : single;
  const cities = asked.allOf('city');
  const addresses = offices
    .filter(({ city }) => cities.length === 0 || cities.includes(city))
    .map((each) => rowOf(each.city, each.address));
  const reached = Object.values(ways).slice(0, 4);
  const all = way === 'contact' ? reached.filter((each) => each[1] !== '').map((each) => rowOf(...each)) : addresses;
  const rows = several ? [...(isPlace ? addresses : []), ...named] : way in ways ? [] : all;
  const given = { kind: 'contact' as const, title: `${title} của trường`, value, rows, ...toAdmissions };
  return value === '' && rows.length === 0 ? unknown(asked, `${title.toLocaleLowerCase('vi')} của trường`, given) : cardOf(given);
};
