import type { accountRoutes } from '../../shared/routes/account-routes.ts';
import { type EndpointSettings } from './endpoint.ts';

export const accountEndpoints = {
  getPublicMode: { memoryMb: 256, timeoutSeconds: 5, reason: 'It answers one setting.', grants: {} },
  register: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It asks the user pool, writes an account and sends mail.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      accounts: ['AdminGetUser', 'AdminUpdateUserAttributes', 'AdminSetUserPassword'],
      sendMail: true,
    },
    settings: ['ADMIN_EMAIL', 'CONFIRM_EMAIL', 'SIGN_IN_LIMITS'],
  },
  confirmEmail: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It asks the user pool, writes an account and sends mail.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      accounts: ['AdminGetUser', 'AdminUpdateUserAttributes', 'AdminSetUserPassword'],
      sendMail: true,
    },
    settings: ['ADMIN_EMAIL', 'CONFIRM_EMAIL', 'SIGN_IN_LIMITS'],
  },
  resendConfirmation: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It waits for the user pool.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem'], accounts: [] },
    settings: ['SIGN_IN_LIMITS'],
  },
  login: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It waits for the user pool, which hashes a password.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      accounts: ['AdminInitiateAuth', 'AdminUpdateUserAttributes'],
      sendMail: true,
    },
    settings: ['ADMIN_EMAIL', 'CONFIRM_EMAIL', 'SIGN_IN_LIMITS'],
  },
  logout: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It waits for the user pool and notes one ended session.',
    grants: { table: ['GetItem', 'UpdateItem'], accounts: [] },
  },
  requestPasswordReset: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It waits for the user pool.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem'], accounts: [] },
    settings: ['SIGN_IN_LIMITS'],
  },
  resetPassword: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It waits for the user pool.',
    grants: { table: ['GetItem', 'PutItem', 'UpdateItem'], accounts: [] },
    settings: ['SIGN_IN_LIMITS'],
  },
  getSession: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It waits for the user pool where the session is about to end.',
    grants: { table: ['GetItem'], accounts: [] },
  },
  getCurrentUser: {
    memoryMb: 256,
    timeoutSeconds: 10,
    reason: 'It answers the account the gate has read.',
    grants: {},
  },
  getUser: {
    memoryMb: 256,
    timeoutSeconds: 10,
    reason: 'It answers the account the gate has read.',
    grants: {},
  },
} as const satisfies Record<keyof typeof accountRoutes, EndpointSettings>;
