import { Button } from '@mantine/core';
import { useState } from 'react';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import type { SaveAnswer, SaveQuestion } from '../inputs/form-slots.ts';

type Asked = SaveQuestion & { answer: (given: SaveAnswer | null) => void };

/** Asks between pressing 'Lưu' and saving; `ask` gives null when the editor would rather go on editing. */
export function useSaveQuestion() {
  // Kept after the answer, so that the words stay while the dialog fades out.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);

  const ask = (question: SaveQuestion) =>
    new Promise<SaveAnswer | null>((answer) => {
      setAsked({ ...question, answer });
      setAsking(true);
    });
  const settle = (given: SaveAnswer | null) => {
    setAsking(false);
    asked?.answer(given);
  };
  const edit = () => settle(null);

  const dialog = (
    <Dialog opened={asking} onClose={edit} title={asked?.title} size="lg">
      <p>{asked?.text}</p>
      <Answers>
        <Button variant="default" data-autofocus onClick={edit}>
          Quay lại chỉnh sửa
        </Button>
        {asked?.answers.map((answer, index) => (
          <Button
            key={answer.label}
            variant={index === asked.answers.length - 1 ? 'filled' : 'default'}
            onClick={() => settle(answer)}
          >
            {answer.label}
          </Button>
        ))}
      </Answers>
    </Dialog>
  );
  return { ask, asking, dialog };
}
