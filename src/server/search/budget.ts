/**
 * What one search may cost: postings read, records ranked and neighbours asked for. Reached by no search that a person types among
 * some thousand records, and by long sentences among 20,000; what is left undone then is worse results, never a slower answer.
 */
const maxSteps = 150_000;

/** The steps that a search has made, of those that it may make. */
export class Budget {
  steps = 0;
  readonly most: number;

  constructor(most = maxSteps) {
    this.most = most;
  }

  get isSpent(): boolean {
    return this.steps >= this.most;
  }
}
