import { useQuery } from '@tanstack/react-query';
import { callApi } from '../session/client.ts';
import { OnlyAdmins } from '../screens/forbidden.tsx';
import { useFailureToast } from '../session/notify.ts';
import { ScreenTitle } from '../screens/screen-title.tsx';
import { Loaded } from '../screens/loaded.tsx';
import { SettingsForm } from '../features/settings/settings-form.tsx';

export default function Settings() {
  return (
    <OnlyAdmins>
      <ScreenTitle name="Cài đặt trang" />
      <SettingsScreen />
    </OnlyAdmins>
  );
}

function SettingsScreen() {
  const asked = useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await callApi('GET /admin/cai-dat', { signal })).data,
    // What was read at an earlier opening must not be shown as if it were what is saved now.
    gcTime: 0,
  });
  useFailureToast(asked.error, 'Lấy dữ liệu thất bại!');
  return (
    <Loaded of={asked} failed="Chưa tải được cài đặt">
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  );
}
