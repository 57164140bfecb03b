import { useRef } from 'react';
import { type Question, useAsk } from '#web/ui/ask.tsx';

/** Codes that a question names one by one. */
const mostNamed = 5;

/** What every question before a save says alike. */
export const beforeSave = { stay: 'Quay lại chỉnh sửa', size: 'lg' } as const;

/**
 * Asks about strange codes before they are saved, each of them once for as long as the screen stands; false when the editor would
 * rather go on editing. `texts` tell of a code each; `answer` is that of who saves all the same.
 */
export function useAgreedCodes() {
  const ask = useAsk();
  const agreed = useRef(new Set<string>());
  return async (texts: readonly string[], answer: string): Promise<boolean> => {
    const fresh = [...new Set(texts)].filter((text) => !agreed.current.has(text));
    if (fresh.length === 0) return true;
    if ((await ask({ ...questionOf(fresh, answer), ...beforeSave })) === null) return false;
    for (const text of fresh) agreed.current.add(text);
    return true;
  };
}

function questionOf(texts: readonly string[], answer: string): Question {
  const left = texts.length - mostNamed;
  return {
    title: `${texts.length} mã lạ`,
    text: [
      ...texts.slice(0, mostNamed),
      ...(left > 0 ? [`Và ${left} mã khác.`] : []),
      `Thí sinh ghi mã này vào phiếu đăng ký xét tuyển, nên mã sai sẽ làm các em đăng ký nhầm. Bạn ${answer.replace('Vẫn', 'vẫn muốn')}?`,
    ].join(' '),
    answers: [{ label: answer }],
  };
}
