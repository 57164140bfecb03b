/**
 * What one search may cost, in steps: a posting read, a record looked up in one list; ranking a record and looking for a bigram take
 * several. Reached by no search that a person types among some thousand records, and by long sentences among 20,000; what is left
 * undone then is worse results, never a slower answer.
 */
const maxSteps = 150_000;

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
