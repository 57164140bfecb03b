/**
 * Vietnamese text made by program: the same seed always gives the same text, and no two are alike. Words are as frequent as
 * their rank says (Zipf's law), from a vocabulary of some 12,000; each text comes back to a subject of its own.
 */

const functionWords =
  'và|là|của|có|được|cho|trong|các|một|những|với|không|người|để|khi|này|từ|đến|như|ra|ở|về|đã|sẽ|bạn|nhiều|cũng|vào|làm|học|thì|mà|hay|hoặc|nếu|phải|cần|hơn|rất|còn|năm|trên|theo|sau|trước|bằng|đó|nào|gì|sao|đang|lại|chỉ|mỗi|mọi|vì|nên|do|qua|tại|giữa|cùng|rồi|đi|thế|vẫn|biết|mình|ai|tốt';
const common =
  'thiết kế|đồ họa|hình ảnh|màu sắc|học sinh|sinh viên|nghề nghiệp|công việc|thời gian|người dùng|giao diện|trải nghiệm|bố cục|ánh sáng|không gian|nội thất|thời trang|minh họa|nhân vật|phim ảnh|quảng cáo|thương hiệu|bao bì|in ấn|kỹ thuật|mỹ thuật|vật liệu|sản phẩm|nghiên cứu|ý tưởng|bản vẽ|xưởng may|chữ viết|câu chuyện|kiến trúc|nhiếp ảnh|âm thanh|chuyển động|dựng phim|hoạt hình|trò chơi|phần mềm|máy tính|tuyển sinh|hồ sơ|năng lực|học bổng|triển lãm|sự kiện|chuyên gia|lương|môn|ngành|khối thi|vẽ';
const rare =
  'thư pháp|sơn mài|gốm sứ|tranh lụa|giấy dó|khắc gỗ|thổ cẩm|mây tre|ren thêu|phù điêu|tượng đài|phục trang|sân khấu|kịch bản|phân cảnh|hậu kỳ|kỹ xảo|phông xanh|ống kính|khẩu độ|tiêu cự|độ phân giải|khổ giấy|bản kẽm|ép kim|cán màng|bế hộp|rập mẫu|nhảy cỡ|giác sơ đồ|vải dệt|nhuộm chàm|phối cảnh|mặt bằng|bóc tách|dự toán|đấu thầu|nghiệm thu|công trường|điều phối|trắc nghiệm|phỏng vấn|khảo sát|thống kê|biểu đồ|bản đồ|biểu tượng|hệ thống|thành phần|nguyên mẫu|UI UX|Photoshop|Illustrator|Figma|Blender|logo|marketing|sound design|game|3D|AI|VFX|portfolio|studio|email|video|font';

const onsets = '|b|c|ch|d|đ|g|gh|gi|h|k|kh|l|m|n|ng|ngh|nh|ph|qu|r|s|t|th|tr|v|x'.split('|');
/** The sign stands behind the vowel that takes the tone. */
const open =
  'a*|e*|ê*|i*|o*|ô*|ơ*|u*|ư*|a*i|a*o|a*u|a*y|â*u|â*y|e*o|ê*u|i*u|o*i|ô*i|ơ*i|u*i|oa*|uy*|i*a|u*a|ư*a|iê*u|uô*i|ươ*i|a*m|a*n|a*ng|a*nh|ă*m|ă*n|ă*ng|â*m|â*n|â*ng|e*m|e*n|ê*n|ê*nh|i*m|i*n|i*nh|o*m|o*n|o*ng|ô*m|ô*n|ô*ng|ơ*m|ơ*n|u*n|u*ng|ư*ng|iê*m|iê*n|iê*ng|uô*n|uô*ng|ươ*n|ươ*ng|oa*n|oa*ng|uâ*n|uyê*n'.split(
    '|',
  );
const closed =
  'a*c|a*t|a*p|a*ch|ă*t|ă*c|â*t|â*p|e*t|ê*t|ê*ch|i*t|i*ch|o*c|o*t|ô*c|ô*t|ơ*p|u*c|u*t|ư*c|iê*c|iê*t|uô*c|ươ*c|oa*t|uâ*t|uyê*t'.split(
    '|',
  );
/** Level, falling, rising, broken, asking, heavy. */
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const tonesOfClosed = ['\u0301', '\u0323'];

function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0 || 1;
  const random = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 4; warmUp += 1) random();
  return random;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

const isSpelled = (onset: string, rhyme: string) =>
  /^[ieê]/.test(rhyme) ? !/^(c|g|ng)$/.test(onset) && !(onset === 'gi' && rhyme.startsWith('i')) : !/^(k|gh|ngh)$/.test(onset);

const random = randomFrom(7);
const syllables = shuffled(
  onsets.flatMap((onset) =>
    [...open.map((rhyme) => ({ rhyme, marks: tones })), ...closed.map((rhyme) => ({ rhyme, marks: tonesOfClosed }))]
      .filter(({ rhyme }) => isSpelled(onset, rhyme) && !(onset === 'qu' && /^[oôuươ]/.test(rhyme)))
      .flatMap(({ rhyme, marks }) => marks.map((mark) => (onset + rhyme.replace('*', mark)).normalize('NFC'))),
  ),
  random,
).slice(0, 6_000);

const zipf = (size: number, shift: number, share: number) => Math.floor(shift * ((size + shift) / shift) ** share - shift);
const syllable = (share: number) => syllables[zipf(syllables.length, 40, share)] ?? '';
const invented = Array.from({ length: 12_000 }, (_, index) =>
  index % 4 === 0 ? (syllables[index / 4] ?? '') : `${syllable(random())} ${syllable(random())}`,
);
const seldom = rare.split('|');
/** Most frequent first; a rare word after every twentieth that is made up. */
const lexicon = [
  ...functionWords.split('|'),
  ...common.split('|'),
  ...invented.flatMap((word, index) => (index % 20 === 0 ? [word, seldom[index / 20] ?? word] : [word])),
];
const firstSubject = functionWords.split('|').length;

export type Texts = {
  words: (count: number) => string;
  /** Sentences of about `length` bytes. */
  prose: (length: number) => string;
};

export function texts(seed: number): Texts {
  const share = randomFrom(seed);
  const subject = Array.from(
    { length: 24 },
    () => lexicon[firstSubject + zipf(lexicon.length - firstSubject, 60, share())] ?? '',
  );
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const word = () => {
    const kind = share();
    if (kind < 0.35) return subject[Math.floor(share() ** 2 * subject.length)] ?? '';
    if (kind < 0.985) return lexicon[zipf(lexicon.length, 3, share())] ?? '';
    if (kind < 0.99) return `${capital(syllables[Math.floor(share() * 6_000)] ?? '')} ${capital(syllable(share()))}`;
    return String(kind < 0.995 ? 2000 + Math.floor(share() * 30) : Math.floor(share() * 100_000));
  };
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return {
    words,
    prose(length) {
      let text = '';
      let bytes = 0;
      while (bytes < length) {
        const sentence = `${bytes === 0 ? '' : ' '}${capital(words(6 + Math.floor(share() * 9)))}.`;
        text += sentence;
        bytes += Buffer.byteLength(sentence);
      }
      return text;
    },
  };
}
