import { expect, test } from 'vitest';
import lecture from '../../../../../../docs/mesures/lecture.md?raw';
import officiel from '../../../../../../docs/mesures/officiel.md?raw';
import versionsEcrites from '../../../../../../docs/mesures/versions.json';
import { PAGES, rendre } from '../../../prerendre.tsx';
import { typographier } from '../../../design-system/index.ts';
import { enTexte } from '../../assistant/balisage/texte.ts';
import { dernierControle, lireEcarts, lireMesures, type Version } from './mesures.ts';

test('la page d’exactitude lit les rapports tels qu’ils sont enregistrés, échecs compris', () => {
  const m = lireMesures(lecture, officiel);
  expect(m.banc.questions).toBe(770);
  expect(m.banc.justes).toBeGreaterThan(m.banc.exactes);
  expect(m.intrus.resteesExactes).toBeLessThan(m.intrus.posees / 50);
  expect(m.corpus.notees).toBeGreaterThan(3_000);
  expect(m.corpus.justes + m.corpus.faussesExactes).toBeLessThan(m.corpus.notees);
  expect(m.officiel.aLEuro).toBeLessThanOrEqual(m.officiel.tenues);
  expect(m.officiel.toutes).toBe(2_183);
});

test('un rapport qui a changé de phrases ne donne aucun chiffre', () => {
  expect(() => lireMesures(lecture.replace('justes dont', 'bonnes dont'), officiel)).toThrow(/no longer/);
  expect(() => lireMesures(lecture.replace('Montant sans', 'Somme sans'), officiel)).toThrow(/no longer/);
});

test('chaque déclaration que le moteur manque est montrée avec sa raison, ni plus ni moins', () => {
  const { officiel: programme } = lireMesures(lecture, officiel);
  const ecarts = lireEcarts(officiel);
  expect(ecarts).toHaveLength(programme.tenues - programme.aLEuro);
  for (const { cas, article, pourquoi } of ecarts) {
    expect(cas).toMatch(/^O22-/);
    expect(article).toContain('CGI');
    expect(pourquoi.length).toBeGreaterThan(40);
  }
});

const versions: readonly Version[] = versionsEcrites;

test('la dernière version montrée est celle du rapport de lecture', () => {
  const m = lireMesures(lecture, officiel);
  const derniere = versions.findLast(({ banc }) => banc !== undefined);
  expect(derniere?.date).toBe(m.date);
  expect(derniere?.banc).toMatchObject({
    questions: m.banc.questions,
    justes: m.banc.justes,
    faussesExactes: m.banc.faussesExactes,
  });
  expect(derniere?.corpus).toMatchObject(m.corpus);
});

test('depuis que les erreurs sont écrites, chaque réponse fausse dite exacte est là, mot pour mot', () => {
  const ecrites = versions.flatMap(({ banc, corpus }) => [banc, corpus]).filter((une) => une?.erreurs !== undefined);
  expect(ecrites.length).toBeGreaterThan(0);
  for (const { faussesExactes, erreurs = [] } of ecrites.filter((une) => une !== undefined)) {
    expect(erreurs).toHaveLength(faussesExactes);
    expect(new Set(erreurs.map(({ id }) => id)).size).toBe(erreurs.length);
    for (const { question, reponse, juste } of erreurs) {
      expect(question.length).toBeGreaterThan(10);
      expect(reponse.length).toBeGreaterThan(20);
      // Said in words, not by the pattern that looks for it.
      expect(juste).toMatch(/^[\p{L}\d]/u);
      expect(juste).not.toMatch(/[\\|[\]{}]/);
    }
  }
});

test('le contrôle du moteur compte tous les foyers, et nomme chacun de ceux qu’il manque', () => {
  const controle = dernierControle(versions);
  expect(controle?.foyers.tous).toBe(609);
  expect(controle?.exemples.tous).toBeGreaterThanOrEqual(63);
  expect(controle?.etranger.tous).toBe(253);
  for (const { tous, justes, manques } of [controle?.foyers, controle?.exemples, controle?.etranger].filter(
    (un) => un !== undefined,
  ))
    expect(manques).toHaveLength(tous - justes);
  expect(dernierControle([{ date: '2026-01-01' }])).toBeUndefined();
});

test('la page dit les erreurs elles-mêmes, et ce que donnent les foyers de contrôle', async () => {
  const page = PAGES.find(({ chemin }) => chemin === '/exactitude');
  const html = page ? enClair(await rendre(page)) : '';
  for (const { banc, corpus } of versions)
    for (const { question, reponse, juste } of [...(banc?.erreurs ?? []), ...(corpus?.erreurs ?? [])])
      for (const texte of [question, enTexte(reponse).split('\n')[0] ?? '', juste])
        expect(html).toContain(enClair(typographier(texte)));
  expect(html).toContain('609 sur 609');
});

/** Text as it is read, whatever its spaces and how a page writes its signs. */
function enClair(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
