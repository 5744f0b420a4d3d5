import { withOption, type AnalysisOptions } from './draft.ts';

/** What is chosen beside the text. */
export interface SetupState {
  readonly options: AnalysisOptions;
  readonly title: string;
  /** Names the Word document the text came from; left out where it came otherwise. */
  readonly documentId?: string | undefined;
}

/** The options and the title of the analysis to come, outside React: whoever shows one follows it, and nobody else. */
export class AnalysisSetup {
  #state: SetupState;
  readonly #listeners = new Set<() => void>();

  constructor(state: SetupState) {
    this.#state = state;
  }

  readonly read = (): SetupState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts other options and another title in the place of these. */
  readonly write = (state: SetupState): void => {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  };

  /** Changes one option; another contract type takes the side back. */
  readonly setOption = <Name extends keyof AnalysisOptions>(name: Name, value: AnalysisOptions[Name]): void =>
    this.write({ ...this.#state, options: withOption(this.#state.options, name, value) });

  readonly setTitle = (title: string): void => this.write({ ...this.#state, title });
}
