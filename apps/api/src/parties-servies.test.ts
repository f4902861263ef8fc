import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuDuServeur } from '@francis/contract';
import { expect, test } from 'vitest';
import { partiesServies, remplirLesParties } from './parties-servies.ts';

const PAGE =
  '<main><div class="ilot" data-servi="tarifs" data-props="{&quot;type&quot;:&quot;particulier&quot;}"></div>' +
  '<div class="ilot"><p>écrit</p></div><div class="ilot" data-servi="editeur" data-props="{}"></div></main>';

test('chaque partie prend sa place dans la page, avec ses propriétés, et le reste ne bouge pas', () => {
  const html = remplirLesParties(PAGE, (nom, props) => `<p>${nom} ${JSON.stringify(props)}</p>`);
  expect(html).toBe(
    '<main><div class="ilot"><p>tarifs {"type":"particulier"}</p></div>' +
      '<div class="ilot"><p>écrit</p></div><div class="ilot"><p>editeur {}</p></div></main>',
  );
  expect(remplirLesParties('<main></main>', () => 'rien')).toBe('<main></main>');
});

test('ce que la construction a laissé à côté du site est chargé à la première page qui en a besoin', async () => {
  const dossier = await mkdtemp(join(tmpdir(), 'francis-parties-'));
  const su: SuDuServeur = {
    vente: { paiement: 'essai', contact: null, conditions: '2026-01-01', taux_tva: 20, formules: [] },
    editeur: {
      nom: 'Exemple',
      siren: null,
      capital: null,
      adresse: null,
      directeur: null,
      hebergeur: null,
      contact: null,
    },
    promesses: [],
  };
  const remplir = partiesServies(dossier, () => su);
  // An interface that was not built by us: its pages are sent as they are.
  expect(await remplir(PAGE)).toBe(PAGE);
  await mkdir(join(dossier, '.parties'));
  await writeFile(
    join(dossier, '.parties/servies.js'),
    'export const ecrirePartie = (nom, props, su) => nom + su.editeur.nom + (props.type ?? "");',
  );
  expect(await remplir(PAGE)).toContain('<div class="ilot">tarifsExempleparticulier</div>');
  await rm(dossier, { recursive: true });
});
