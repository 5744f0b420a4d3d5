import * as z from 'zod/mini';
import {
  listTemplatesQuerySchema,
  storedTemplateInputSchema,
  templateInputSchema,
  templateSchema,
  updateTemplateSchema,
  wholeTemplateSchema,
} from '../playbooks.ts';
import { empty, json, type Route, uploadErrors } from './route.ts';

/** Contract templates of playbooks. */
export const templateRoutes = {
  listTemplates: {
    noun: 'template',
    method: 'GET',
    path: '/api/templates',
    access: 'member',
    summary: 'List the templates of a playbook.',
    query: listTemplatesQuerySchema,
    idAt: '/0/id',
    response: json(z.array(templateSchema)),
    errors: ['not_found'],
  },
  createTemplate: {
    noun: 'template',
    method: 'POST',
    path: '/api/templates',
    access: 'member',
    summary: 'Add a contract template to a playbook: sent as a form, or named by the key it was stored under.',
    request: {
      type: 'multipart',
      fileField: 'templateFile',
      schema: storedTemplateInputSchema,
      fields: templateInputSchema,
    },
    idAt: '/id',
    response: json(templateSchema),
    errors: [...uploadErrors, 'forbidden', 'conflict'],
    carriesContractText: true,
  },
  getTemplate: {
    noun: 'template',
    method: 'GET',
    path: '/api/templates/{id}',
    access: 'member',
    summary: 'Read a template with the texts of its sections.',
    response: json(wholeTemplateSchema),
    errors: ['not_found'],
  },
  downloadTemplate: {
    noun: 'template',
    method: 'GET',
    path: '/api/templates/{id}/file',
    access: 'member',
    summary: 'Give the file a template was made from, by a redirect to storage.',
    response: { type: 'binary', mediaType: 'application/octet-stream' },
    errors: ['not_found'],
  },
  updateTemplate: {
    noun: 'template',
    method: 'PUT',
    path: '/api/templates/{id}',
    access: 'member',
    summary: 'Switch a template on or off.',
    request: json(updateTemplateSchema),
    response: json(templateSchema),
    errors: ['not_found', 'forbidden', 'conflict'],
  },
  deleteTemplate: {
    noun: 'template',
    method: 'DELETE',
    path: '/api/templates/{id}',
    access: 'member',
    summary: 'Delete a template and its file.',
    response: empty,
    errors: ['not_found', 'forbidden'],
  },
} as const satisfies Record<string, Route>;
