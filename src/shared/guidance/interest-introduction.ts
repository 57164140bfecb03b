/** What 'Khám phá theo sở thích' says of itself before anything of it is loaded. */
export const interestIntroduction = '30 việc, khoảng 5 phút, không có câu trả lời đúng hay sai';

/** Always said, before and after. */
export const interestCaution = 'Gợi ý để tìm hiểu, chưa được kiểm định, không đo năng lực; hãy nói chuyện với thầy cô, ba mẹ.';
