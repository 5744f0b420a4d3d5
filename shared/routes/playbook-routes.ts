import * as z from 'zod/mini';
import { playbookInputSchema, playbookSchema, updatePlaybookSchema } from '../playbooks.ts';
import { empty, json, linkHeader, pageQuerySchema, type Route } from './route.ts';

/** Playbooks. */
export const playbookRoutes = {
  listPlaybooks: {
    noun: 'playbook',
    method: 'GET',
    path: '/api/playbooks',
    access: 'member',
    summary: 'List the organisation’s playbooks; a public visitor’s own ones.',
    query: pageQuerySchema,
    idAt: '/0/id',
    response: json(z.array(playbookSchema)),
    responseHeaders: linkHeader,
  },
  createPlaybook: {
    noun: 'playbook',
    method: 'POST',
    path: '/api/playbooks',
    access: 'member',
    summary: 'Make a playbook.',
    request: json(playbookInputSchema),
    idAt: '/id',
    response: json(playbookSchema),
    errors: ['conflict'],
    carriesContractText: true,
  },
  updatePlaybook: {
    noun: 'playbook',
    method: 'PUT',
    path: '/api/playbooks/{id}',
    access: 'member',
    summary: 'Change a playbook.',
    request: json(updatePlaybookSchema),
    response: json(playbookSchema),
    errors: ['not_found', 'forbidden', 'conflict'],
    carriesContractText: true,
  },
  deletePlaybook: {
    noun: 'playbook',
    method: 'DELETE',
    path: '/api/playbooks/{id}',
    access: 'member',
    summary: 'Delete a playbook with its templates.',
    response: empty,
    errors: ['not_found', 'forbidden'],
  },
} as const satisfies Record<string, Route>;
