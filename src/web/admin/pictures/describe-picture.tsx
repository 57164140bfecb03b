import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { altMax, picture as description } from '#shared/pictures/picture.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { ApiError, callApi } from '../client.ts';
import { notify } from '../notify.ts';
import { useUndo } from '../undo/undo.tsx';
import styles from './pictures.module.css';

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
  const queries = useQueryClient();
  const undo = useUndo();
  const [typed, setTyped] = useState(alt);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    // A dialog is drawn elsewhere, but React tells the form around it as well.
    event.stopPropagation();
    setSaving(true);
    setTrouble(null);
    try {
      const [found] = (await callApi('GET /admin/kho-anh/all', { query: { path } })).data;
      if (found === undefined) throw new ApiError(404, { message: nounTexts(description.noun).notFound });
      const { data, message, meta } = await callApi('PUT /admin/kho-anh/:id', {
        at: { id: found.id },
        body: { alt: typed, version: found.version },
      });
      notify.success(message);
      undo.offer({ text: 'Đã cập nhật mô tả ảnh.', batch: meta.batch });
      void queries.invalidateQueries({ queryKey: ['pictures'] });
      onSaved(data.alt);
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.message : texts.somethingWrong);
    }
    setSaving(false);
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={description.fields.alt.label}>
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
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
          <Button variant="default" disabled={saving} onClick={onClose}>
            Hủy
          </Button>
          <Button type="submit" loading={saving}>
            Lưu mô tả
          </Button>
        </Answers>
      </form>
    </Dialog>
  );
}
