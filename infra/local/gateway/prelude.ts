/** How many zeros end the status and headers with which a function begins an answer that it streams, as Lambda has it. */
export const preludeEnd = 8;
