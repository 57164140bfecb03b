import { moneyRange } from '#shared/formats/money.ts';
import { payOf } from '#server/content-types/position.ts';
import { payLevelName } from '#shared/guidance/fact-names.ts';
import { careerPath } from '#shared/paths.ts';
import { type Asked, type Maker, cardOf, listed, positionRow, positionsIn, toMajor, toPosition, unknown } from './card.ts';
import { means } from './word-tree.ts';

/** The positions that are meant: one that is named, those that a major leads to, those of a career. */
function meantBy({ facts, majors: [major], allOf, parts }: Asked) {
  const longest = (as: string) => Math.max(0, ...parts.map((part) => (means(part, as) ? part.words.length : 0)));
  const named = positionsIn({ facts, allOf });
  const [position] = named;
  if (position !== undefined && longest('position') >= longest('major')) {
    const of = `${named.length > 1 ? 'các ' : ''}vị trí ${listed(named.map(({ name }) => name))}`;
    return { of, positions: named, ...toPosition(position) };
  }
  if (major !== undefined) {
    const positions = facts.positions.filter(({ majors }) => majors.includes(major.id));
    return { of: `các vị trí của ngành ${major.name}`, positions, ...toMajor(major) };
  }
  const [career] = allOf('career').flatMap((at) => facts.careers[Number(at)] ?? []);
  if (career === undefined) return null;
  const positions = facts.positions.filter(({ career_id }) => career_id === career.id);
  return { of: `các vị trí của nghề ${career.name}`, positions, path: careerPath(career.slug), link: `Xem nghề ${career.name}` };
}

export const pay: Maker = (asked) => {
  const meant = meantBy(asked);
  if (meant === null) return null;
  const { of, positions, ...lead } = meant;
  const given = { kind: 'pay' as const, title: `Thu nhập của ${of}`, ...lead };
  const known = positions.flatMap((position) => {
    const pay = payOf(position.pay, asked.now);
    if (pay === null) return [];
    const whose = `${payLevelName(pay.muc)}; nguồn: ${pay.nguon}, ${pay.nam}`;
    return { position, value: `${moneyRange(pay.tu, pay.den)}/tháng`, whose };
  });
  const [first] = known;
  if (first === undefined) return unknown(asked, `thu nhập của ${of}`, given);
  const told = known.map(({ position }) => position);
  if (positions.length === 1) return cardOf({ ...given, value: first.value, note: `${first.whose}.`, told });
  const rows = known.map(({ position, value, whose }) => positionRow(position, `${value} (${whose})`));
  return cardOf({ ...given, rows, told });
};
