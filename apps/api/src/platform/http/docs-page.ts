import { z } from 'zod';

const Operation = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()).optional(),
});
type Operation = z.infer<typeof Operation>;

/** The parts of an OpenAPI document that the page shows. */
const OpenApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().optional() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).optional() }),
});

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The whole API on one page that works without script and without network. */
export function renderDocs(openApi: unknown): string {
  const document = OpenApiDocument.parse(openApi);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Autres'))];
  const sections = tags.map((tag) => {
    const rows = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Autres') === tag);
    return `<section><h2>${escape(tag)}</h2>${rows.map((row) => renderOperation(row)).join('')}</section>`;
  });
  const models = Object.entries(document.components.schemas ?? {}).map(
    ([name, schema]) => `<details id="${escape(name)}"><summary>${escape(name)}</summary>${json(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} ${escape(document.info.version)}</title>
<link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main>
<h1>${escape(document.info.title)}</h1>
<p>${escape(document.info.description ?? '')}</p>
<p><a href="/api/openapi.json">Document OpenAPI (JSON)</a></p>
${sections.join('\n')}
<section><h2>Modèles</h2>${models.join('')}</section>
</main></body></html>`;
}

function renderOperation(row: { path: string; method: string; operation: Operation }): string {
  const { path, method, operation } = row;
  const parameters = (operation.parameters ?? []).map(
    (p) => `<li><code>${escape(p.name)}</code> (${escape(p.in)}${p.required ? ', obligatoire' : ''})</li>`,
  );
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) => `<details><summary>Réponse ${escape(status)}</summary>${json(response)}</details>`,
  );
  return `<article>
<h3><span class="${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code>${operation.security?.length ? ' <small>session requise</small>' : ''}</h3>
<p>${escape(operation.summary ?? '')}</p>
${operation.description ? `<p>${escape(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${operation.requestBody ? `<details><summary>Corps de la requête</summary>${json(operation.requestBody)}</details>` : ''}
${responses.join('')}
</article>`;
}

const json = (value: unknown): string => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const DOCS_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
article { border-top: 1px solid #8884; padding: 0.5rem 0; }
h3 { font-weight: 500; font-size: 1rem; }
h3 span { display: inline-block; min-width: 4.5rem; font-weight: 700; }
small { opacity: 0.7; }
pre { overflow: auto; font-size: 0.8rem; max-height: 30rem; }
summary { cursor: pointer; }
`;
