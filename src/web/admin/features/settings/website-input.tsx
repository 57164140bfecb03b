import { LeadNote } from '../../inputs/destinations/lead-note.tsx';
import { PageBox } from '../../inputs/destinations/page-box.tsx';
import { isTypedAddress, withScheme } from '../../inputs/destinations/typed-address.ts';
import { useOrigins } from '../../inputs/destinations/use-lead.ts';
import type { OwnInput } from '../../inputs/form-slots.ts';
import { textOf, wrapped } from '../../inputs/input-kind.ts';

/** Another site, or a page of this one by its name. Programs read it too, so that it is a whole address. */
export function WebsiteInput(props: OwnInput) {
  const { name, value, onChange, form } = props;
  const origin = useOrigins().at(-1) ?? '';
  return (
    <div className="stack-2">
      <PageBox
        {...wrapped(props)}
        description="Địa chỉ bắt đầu bằng https://, hoặc gõ vài chữ trong tên một trang của site này để chọn"
        value={value}
        onType={onChange}
        onPick={({ path }) => onChange(origin + path)}
        isAddress={isTypedAddress}
        staysWhole
        onBlur={() => onChange(withScheme)}
      />
      <LeadNote
        address={value.trim()}
        stored={textOf(form.record?.[name])}
        staysWhole
        onUse={(path) => onChange(origin + path)}
      />
    </div>
  );
}
