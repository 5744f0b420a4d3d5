/**
 * What is asked again and again, and learned in other ways too: an answer counts only where nothing newer was learned
 * between the question and it.
 */
export class Latest {
  #asked = 0;
  #learned = 0;

  /**
   * Asks.
   * @returns the answer; undefined where it is out of date
   * @throws what the question throws
   */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    this.#asked += 1;
    const number = this.#asked;
    const answer = await question();
    if (number <= this.#learned) return undefined;
    this.#learned = number;
    return answer;
  }

  /** Something was learned without asking: answers that are on their way are out of date. */
  learn(): void {
    this.#learned = this.#asked;
  }
}
