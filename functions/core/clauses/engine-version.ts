/** Names the engine and its rules in stored analyses and audit entries; it changes whenever an answer can change. */
export const engineVersion = 'Clausewise engine 2.15.0';
