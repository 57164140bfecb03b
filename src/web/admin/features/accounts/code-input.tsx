import { TextInput, type TextInputProps } from '@mantine/core';
import { type Ref, useState } from 'react';

type Props = TextInputProps & { ref?: Ref<HTMLInputElement> };

/** The code at signing in: digits from the app, for which a phone shows its number pad, or a recovery code, which has letters. */
export function CodeInput(props: Props) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="stack-2">
      <TextInput
        label="Mã xác thực"
        description={
          recovery
            ? 'Nhập một mã khôi phục, dạng ABCD-EFGH-IJKL-MNOP. Mỗi mã chỉ dùng được một lần.'
            : 'Nhập mã 6 số từ ứng dụng xác thực.'
        }
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        {...props}
      />
      <button type="button" className="text-button start" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Dùng mã của ứng dụng xác thực' : 'Dùng mã khôi phục'}
      </button>
    </div>
  );
}
