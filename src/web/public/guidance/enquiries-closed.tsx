import { useSite } from '#web/site.ts';
import { waysToAsk } from './ways-to-ask.ts';

/** In place of the form while no enquiry can be taken. */
export const EnquiriesClosed = () => (
  <p>
    Lúc này trường chưa nhận câu hỏi qua trang này được.
    {waysToAsk(useSite()).length > 0 && ' Bạn gọi, nhắn hay viết thư giúp nhé.'}
  </p>
);
