import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { Enquiry, EnquiryState } from '#shared/answers/enquiries.ts';
import { dayAt, viDateTime } from '#shared/formats/vi-date.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { useSession } from '../../session/session.tsx';
import { today } from '../../work/records/today.ts';
import { changedText, changeTo, spamStep, stateText, steps } from './enquiry-words.ts';
import styles from './enquiries.module.css';
import { useChangeEnquiries } from './use-change-enquiries.ts';

const tomorrow = () => dayAt(new Date(Date.now() + 86_400_000));

/** What has become of an enquiry, and what can become of it with one press each. */
export function EnquiryStateSteps({ enquiry }: { enquiry: Enquiry }) {
  const { admin } = useSession();
  const { change, busy } = useChangeEnquiries();
  const { state, state_at: at, by, call_back_on: agreed } = enquiry;
  const [day, setDay] = useState(agreed ?? tomorrow());
  const spam = spamStep(state === 'spam');

  // Never `disabled`: whoever pressed it by key would lose the place.
  const to = (next: EnquiryState, callBackOn: string | null = null) => {
    if (!busy) void change([changeTo(enquiry, next, callBackOn)], changedText([enquiry], next, callBackOn));
  };
  const isNow = (next: EnquiryState) => next === state && (next !== 'answering' || by?.id === admin?.id);
  const agree = (event: SyntheticEvent) => {
    event.preventDefault();
    if (day !== '') to('callback', day);
  };

  return (
    <section className="stack-3" aria-labelledby="tinh-trang">
      <h2 id="tinh-trang" className="part-name">
        Tình trạng
      </h2>
      <p role="status">
        <strong>{stateText(enquiry)}</strong> <span className="quiet">từ {viDateTime(at)}</span>
      </p>
      <div className="row-2-3" role="group" aria-label="Đổi tình trạng" aria-busy={busy || undefined}>
        {steps.map((step) => (
          <Button
            key={step.state}
            variant={isNow(step.state) ? 'filled' : 'default'}
            aria-pressed={isNow(step.state)}
            // Called in vain once more, it was another time.
            onClick={() => (isNow(step.state) && step.state !== 'unreached' ? undefined : to(step.state))}
          >
            {step.label}
          </Button>
        ))}
        <SecondaryButton onClick={() => to(spam.state)}>{spam.label}</SecondaryButton>
      </div>
      <form className={`row-3 ends ${styles['callBack']}`} onSubmit={agree}>
        <TextInput
          type="date"
          label="Hẹn gọi lại ngày"
          min={today()}
          required
          withAsterisk={false}
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        <SecondaryButton type="submit">Hẹn gọi lại</SecondaryButton>
      </form>
    </section>
  );
}
