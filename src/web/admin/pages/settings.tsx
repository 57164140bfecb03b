import { useQuery } from '@tanstack/react-query';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../try-again.tsx';
import { callApi } from '../client.ts';
import { OnlyAdmins } from '../forbidden.tsx';
import { Nothing } from '../journal/nothing.tsx';
import { useFailureToast } from '../notify.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';

export default function Settings() {
  return (
    <OnlyAdmins>
      <ScreenTitle name="Cài đặt trang" />
      <SettingsScreen />
    </OnlyAdmins>
  );
}

function SettingsScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await callApi('GET /admin/cai-dat', { signal })).data,
    // What was read at an earlier opening must not be shown as if it were what is saved now.
    gcTime: 0,
  });
  useFailureToast(error, 'Lấy dữ liệu thất bại!');
  if (data !== undefined) return <SettingsForm settings={data} />;
  if (error === null || isFetching) {
    return (
      <p className="quiet" role="status">
        {texts.loadingData}
      </p>
    );
  }
  return (
    <Nothing title="Chưa tải được cài đặt">
      <TryAgain onClick={() => void refetch()} />
    </Nothing>
  );
}
