import { said } from '../features/addresses/address-texts.ts';
import { ImportAddresses } from '../features/addresses/import-addresses.tsx';
import { TypedAddresses } from '../features/addresses/typed-addresses.tsx';
import { LinkTabs } from '../features/links/link-tabs.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';

export default function PastAddressesScreen() {
  return (
    <>
      <ScreenHead
        title={said.title}
        intro="Khách mở địa chỉ của website cũ được đưa tới trang tương ứng ở đây. Slug đã đổi được nhớ tự động, không cần nhập."
      />
      <LinkTabs />
      <ImportAddresses />
      <TypedAddresses />
    </>
  );
}
