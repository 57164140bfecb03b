import { readContact } from './contact.ts';

/** What is told where the box is not ticked. */
export const consentMissing = 'Cần bạn đồng ý thì trường mới được giữ thông tin để trả lời';

type Asked = { name?: string; contact?: string; question?: string; consent?: string };

/** What is wrong with a form that a browser can tell without sending it, as the call would, in the order of its fields. */
export function faultsIn({ name = '', contact = '', question = '', consent }: Asked): Record<string, string[]> {
  const read = readContact(contact);
  return {
    ...(name.trim() === '' && { name: ['Tên không được để trống'] }),
    ...('fault' in read && { contact: [read.fault] }),
    ...(question.trim() === '' && { question: ['Câu hỏi không được để trống'] }),
    ...(consent === undefined && { consent: [consentMissing] }),
  };
}
