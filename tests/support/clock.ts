/** A Friday morning at school, when it is still Thursday in UTC. */
const schoolMorning = '2026-08-21T06:30:00+07:00';

/** A clock that stands still until it is set. */
export type Clock = {
  now: () => Date;
  set: (moment: string | Date) => void;
  /** Moves by milliseconds. */
  advance: (milliseconds: number) => void;
};

export function createClock(moment: string | Date = schoolMorning): Clock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    set: (to) => void (now = new Date(to)),
    advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
  };
}
