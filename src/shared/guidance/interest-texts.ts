import type { InterestFinding } from './interest-result.ts';

type Opening = { title: string; text: string };

/**
 * What a result says. It is told as what somebody likes to do: never what he is or is good at, never that something suits
 * him, and without ranks and percentages, because thirty answers do not tell that.
 */
export const interestOpenings: Readonly<Record<InterestFinding, Opening>> = {
  flat: {
    title: 'Bạn chưa nghiêng hẳn về đâu',
    text: 'Bạn thích, hay không thích, cả sáu nhóm việc gần như nhau. Ở tuổi này chuyện đó rất bình thường: cứ xem thử từng nghề, làm thử vài việc nhỏ rồi quay lại sau.',
  },
  'creating-low': {
    title: 'Hãy xem rộng hơn trang này',
    text: 'Việc sáng tạo nằm trong số những việc bạn ít thích hơn cả, mà trường này chỉ dạy thiết kế. Trước khi xem các nghề ở đây, hãy tìm hiểu cả những ngành và trường khác gần với điều bạn thích.',
  },
  'nothing-near': {
    title: 'Hãy xem rộng hơn trang này',
    text: 'Trường này chỉ dạy thiết kế, và chưa có nghề nào trên trang gần với những việc bạn thích nhất. Hãy tìm hiểu cả những ngành và trường khác; các nghề ở đây vẫn mở để bạn xem.',
  },
  leaning: {
    title: 'Gợi ý từ điều bạn thích',
    text: 'Những nghề dưới đây có phần việc giống với điều bạn thích làm. Đứng trước hay đứng sau một chút không nói lên điều gì.',
  },
};

/** The same to whoever opens the address of somebody else's result. */
export const sharedOpenings: Readonly<Record<InterestFinding, Opening>> = {
  flat: {
    title: 'Bạn ấy chưa nghiêng hẳn về đâu',
    text: 'Bạn ấy thích, hay không thích, cả sáu nhóm việc gần như nhau. Ở tuổi này chuyện đó rất bình thường: cứ xem thử từng nghề, làm thử vài việc nhỏ rồi quay lại sau.',
  },
  'creating-low': {
    title: 'Hãy xem rộng hơn trang này',
    text: 'Việc sáng tạo nằm trong số những việc bạn ấy ít thích hơn cả, mà trường này chỉ dạy thiết kế. Trước khi xem các nghề ở đây, hãy tìm hiểu cả những ngành và trường khác gần với điều bạn ấy thích.',
  },
  'nothing-near': {
    title: 'Hãy xem rộng hơn trang này',
    text: 'Trường này chỉ dạy thiết kế, và chưa có nghề nào trên trang gần với những việc bạn ấy thích nhất. Hãy tìm hiểu cả những ngành và trường khác; các nghề ở đây vẫn mở để xem.',
  },
  leaning: {
    title: 'Gợi ý từ kết quả được gửi cho bạn',
    text: 'Những nghề dưới đây có phần việc giống với điều bạn ấy thích làm. Đứng trước hay đứng sau một chút không nói lên điều gì.',
  },
};

export const interestBands = { near: 'Gần với điều bạn thích', worth: 'Cũng đáng xem' } as const;
export const sharedBands = { near: 'Gần với sở thích của bạn ấy', worth: interestBands.worth } as const;

/** Why a career is shown: the liked activities in their own words. Null where nothing can be quoted. */
export const interestReason = (activities: readonly string[]): string | null =>
  activities.length === 0 ? null : `Bạn thích ${activities.map((text) => `“${uncapitalised(text)}”`).join(' và ')}.`;

const uncapitalised = (text: string) => text.charAt(0).toLocaleLowerCase('vi') + text.slice(1);
