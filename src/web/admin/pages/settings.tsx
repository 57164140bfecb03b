import { callApi } from '../session/client.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import { ScreenTitle } from '../screens/screen-title.tsx';
import { Loaded } from '../screens/loaded.tsx';
import { MailPanel } from '../features/settings/mail-panel.tsx';
import { SettingsForm } from '../features/settings/settings-form.tsx';
import { useAnswer } from '../work/use-answer.ts';

export default forAdmins(function Settings() {
  const asked = useAnswer(['settings'], (signal) => callApi('GET /admin/cai-dat', { signal }), {
    failed: 'Lấy dữ liệu thất bại!',
    // What was read at an earlier opening must not be shown as if it were what is saved now.
    gcTime: 0,
  });
  return (
    <>
      <ScreenTitle name="Cài đặt trang" />
      <Loaded of={asked} failed="Chưa tải được cài đặt">
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
      <MailPanel />
    </>
  );
});
