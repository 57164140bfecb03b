import { Button, Textarea } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { altMax, picture as description } from '#shared/pictures/picture.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { ApiError, callApi } from '../../session/client.ts';
import { useWrite } from '../../work/use-write.ts';

type Props = {
  /** The address of the picture, and what is said of it as far as that is known. */
  path: string;
  alt: string;
  opened: boolean;
  onClose: () => void;
  onSaved: (alt: string) => void;
};

/** Asks what the picture of a form shows. It is saved at once, and with the picture, not with the record. */
export function DescribePicture({ path, alt, opened, onClose, onSaved }: Props) {
  const { write, busy } = useWrite();
  const [typed, setTyped] = useState(alt);
  const [trouble, setTrouble] = useState<string | null>(null);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog is drawn elsewhere, but React tells the form around it as well.
    event.stopPropagation();
    setTrouble(null);
    void write({
      call: async () => {
        const [found] = (await callApi('GET /admin/kho-anh/all', { query: { path } })).data;
        if (found === undefined) throw new ApiError(404, { message: nounTexts(description.noun).notFound });
        const body = { alt: typed, version: found.version };
        return callApi('PUT /admin/kho-anh/:id', { at: { id: found.id }, body });
      },
      failed: '',
      undo: 'Đã cập nhật mô tả ảnh.',
      done: ({ data }) => onSaved(data.alt),
      refused: (error) => {
        setTrouble(error instanceof ApiError ? error.message : texts.somethingWrong);
        return true;
      },
      refresh: ['pictures'],
    });
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={description.fields.alt.label}>
      <form className="stack-4" noValidate onSubmit={save}>
        <Textarea
          label="Ảnh cho thấy gì?"
          description="Một câu, cho người không nhìn thấy ảnh. Dùng cho mọi nơi có ảnh này, lưu ngay. Để trống nếu ảnh chỉ để trang trí."
          data-autofocus
          autosize
          minRows={2}
          maxLength={altMax}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        {trouble !== null && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <Answers>
          <SecondaryButton disabled={busy} onClick={onClose}>
            Hủy
          </SecondaryButton>
          <Button type="submit" loading={busy}>
            Lưu mô tả
          </Button>
        </Answers>
      </form>
    </Dialog>
  );
}
