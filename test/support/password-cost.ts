/** What the passwords of tests cost to hash (scrypt's N): they are no secret, and there are hundreds. */
export const passwordCost = 1_024;
