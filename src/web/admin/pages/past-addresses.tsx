import { said } from '../addresses/address-texts.ts';
import { ImportAddresses } from '../addresses/import-addresses.tsx';
import { TypedAddresses } from '../addresses/typed-addresses.tsx';
import { ScreenTitle } from '../screen-title.tsx';

export default function PastAddressesScreen() {
  return (
    <>
      <ScreenTitle name={said.title} />
      <header className="screen-head">
        <h1>{said.title}</h1>
        <p>Khách mở địa chỉ của website cũ được đưa tới trang tương ứng ở đây. Slug đã đổi được nhớ tự động, không cần nhập.</p>
      </header>
      <ImportAddresses />
      <TypedAddresses />
    </>
  );
}
