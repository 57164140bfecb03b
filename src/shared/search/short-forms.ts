import { searchKeys } from './search-key.ts';

/** Lines of a table: a name, and the texts behind it. */
export const linesOf = (table: string): (readonly [name: string, texts: string[]])[] =>
  table
    .trim()
    .split(/\n|; /)
    .map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1]?.split(', ') ?? []]);

/** What is typed for short, behind what it means. */
export const shortForms = linesOf(`
không: k, ko, kg, kh, kô, hok, hông, hong, hem, hổng, khum, khom, hôn, hơm, khôg; được: dc, đc, đx, dk, đượt, đươc; bao nhiêu: bn, bnh, bnhiu, bnhieu, bnhiêu, baonhieu, bnêu; nhiêu: nhiu, nhju; giờ: h; bao giờ: bh, bgio, bgiờ, bjo; học phí: hp, hphi; học bổng: hbong, hbổng; tuyển sinh: ts, tsinh; xét tuyển: xt; đăng ký xét tuyển: đkxt, dkxt; phương thức xét tuyển: ptxt; đại học: đh, dh; cao đẳng: cđ, cd; tốt nghiệp: tn; tốt nghiệp thpt: tnthpt; học sinh: hs; sinh viên: sv, svien; giáo viên: gv; mọi người: mn, mng, mngười; cơ sở vật chất: csvc; câu lạc bộ: clb; nghĩa vụ quân sự: nvqs; văn bằng 2: vb2; khu vực 1: kv1; khu vực 2: kv2; khu vực: kv; thời khóa biểu: tkb; điểm: đ, đỉm; rồi: r, rùi, ròi, rồy; làm: lm; học: hc; thích: thik, thjk; biết: bít, bik, bik, pít; muốn: mún; quá: wá, qá, quớ; người: ngừi; phải: p, fải; cũng: cx; nhưng mà: nma, nhma; triệu: tr; học kỳ: hk; học kỳ 1: hk1; học kỳ 2: hk2; trung bình: tb; bây giờ: bigio; tiếng anh: av; đánh giá năng lực: đgnl, dgnl; năng khiếu: nk; nguyện vọng: nv; số điện thoại: sđt, sdt; điện thoại: đt, dt, đthoại, dthoai; đăng ký: đk, đki, đkí, dki, đky, dky; việc: vc; nguyện vọng 1: nv1; nguyện vọng 2: nv2; cơ sở: cs; kết quả: kq, kqua; hồ sơ: hso, hsơ, hsx; gia đình: gđ; công ty: cty; khi nào: knao, kno; kiến trúc: kt, ktruc; thiết kế: tk; ui ux: uiux, uxui; ký túc xá: ktx; nội thất: nt
gì: j, zì, rì, jì, gj, ji; vậy: z, v, zậy, zay, dzậy, dậy, dzị, dị, zị, dzay, zại, dọ; như thế nào: ntn, nthế; mình: mk, mik, mh; trường: trg, trườg; với: vs, zới`);

/** Longer ones are as likely a mistake: 'thik ke'. */
const longest = 3;
const keys: ReadonlySet<string> = new Set(
  shortForms.flatMap(([, forms]) => forms.flatMap(searchKeys)).filter(({ length }) => length <= longest),
);

/** Whether a word is written for short: 'hok' is no mistake. */
export const isShortForm = (key: string): boolean => keys.has(key);
