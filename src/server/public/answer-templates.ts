import type { AnswerTemplate } from '#shared/answers/enquiries.ts';
import type { Database } from '#server/database/schema.ts';

/** With what whoever answers enquiries may begin, until the settings say otherwise. */
export const usualTemplates: AnswerTemplate[] = [
  {
    ten: 'Chào và hẹn gọi',
    noi_dung:
      'Chào bạn, trường đã nhận câu hỏi của bạn. Tư vấn viên sẽ gọi lại trong giờ làm việc gần nhất để trả lời kỹ hơn nhé.',
  },
  {
    ten: 'Gửi thông tin ngành',
    noi_dung:
      'Chào bạn, trường gửi bạn trang bạn hỏi: có tổ hợp xét tuyển, học phí và việc làm sau khi học. Bạn xem rồi cứ hỏi tiếp nhé: {trang}',
  },
  {
    ten: 'Mời tới ngày tham quan',
    noi_dung:
      'Mời bạn và ba mẹ tới trường trong ngày tham quan gần nhất: xem xưởng, gặp thầy cô và sinh viên. Bạn trả lời tin này để trường giữ chỗ.',
  },
];

/** Those of the settings; they are no part of what visitors are told of the school. */
export async function readTemplates(db: Database): Promise<AnswerTemplate[]> {
  const saved = await db.selectFrom('cai_dat').select('mau_tra_loi').executeTakeFirst();
  // Written by this server only: no shape is checked.
  return saved === undefined ? usualTemplates : (JSON.parse(saved.mau_tra_loi) as AnswerTemplate[]);
}
