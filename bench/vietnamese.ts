/** Vietnamese text made by program: the same number always gives the same text, and no two are alike. */

const common =
  'thiết kế|đồ họa|hình ảnh|màu sắc|học sinh|sinh viên|nghề nghiệp|công việc|thời gian|người dùng|giao diện|trải nghiệm|bố cục|ánh sáng|không gian|nội thất|thời trang|minh họa|nhân vật|phim ảnh|quảng cáo|thương hiệu|bao bì|in ấn|kỹ thuật|mỹ thuật|vật liệu|sản phẩm|nghiên cứu|ý tưởng|bản vẽ|xưởng may|chữ viết|câu chuyện|kiến trúc|nhiếp ảnh|âm thanh|chuyển động|dựng phim|hoạt hình|trò chơi|phần mềm|máy tính|tuyển sinh|hồ sơ|năng lực|học bổng|triển lãm|sự kiện|chuyên gia';
const rare =
  'thư pháp|sơn mài|gốm sứ|tranh lụa|giấy dó|khắc gỗ|thổ cẩm|mây tre|ren thêu|phù điêu|tượng đài|phục trang|sân khấu|kịch bản|phân cảnh|hậu kỳ|kỹ xảo|phông xanh|ống kính|khẩu độ|tiêu cự|độ phân giải|khổ giấy|bản kẽm|ép kim|cán màng|bế hộp|rập mẫu|nhảy cỡ|giác sơ đồ|vải dệt|nhuộm chàm|phối cảnh|mặt bằng|bóc tách|dự toán|đấu thầu|nghiệm thu|công trường|điều phối|trắc nghiệm|phỏng vấn|khảo sát|thống kê|biểu đồ|bản đồ|biểu tượng|hệ thống|thành phần|nguyên mẫu';
const onsets = 'b c ch d đ g gi h kh l m n ng nh ph qu s t th tr v x'.split(' ');
const rhymes =
  'an ang anh ao âu ân âng ăn ăng ế ền ênh iên iêu ình oan oán ong ông ộng ơn ương uôn uông ưng ước ai áy ạch ích ục'.split(' ');

const [commonWords, rareWords] = [common.split('|'), rare.split('|')];
/** Made-up syllables, for words that are in few texts: names, places, words of a trade. */
const syllables = onsets.flatMap((onset) => rhymes.map((rhyme) => onset + rhyme));

export function texts(seed: number): { words: (count: number) => string } {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  const random = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 4; warmUp += 1) random();
  /** Early words come far more often than late ones, as in any language. */
  const pick = (list: readonly string[], skew: number) => list[Math.floor(random() ** skew * list.length)] ?? '';
  const word = () => {
    const kind = random();
    if (kind < 0.6) return pick(commonWords, 2.2);
    if (kind < 0.75) return pick(rareWords, 1.5);
    if (kind < 0.98) return `${pick(syllables, 1)} ${pick(syllables, 1)}`;
    return String(Math.floor(random() * 100_000));
  };
  return { words: (count) => Array.from({ length: count }, word).join(' ') };
}
