type OtherCosts = readonly { so_tien: number | null; cach: string }[];

/** What a whole course costs, in đồng, if nothing changes: `years` of the fee, and the other costs of each year or once. */
export function wholeCost(fee: { tu: number; den: number }, years: number, others: OtherCosts) {
  const more = others.reduce((sum, { so_tien, cach }) => sum + (so_tien ?? 0) * (cach === 'moi-nam' ? years : 1), 0);
  return { tu: fee.tu * years + more, den: fee.den * years + more };
}
