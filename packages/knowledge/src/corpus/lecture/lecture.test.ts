import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lireBofip } from './bofip.ts';
import { lireLegi } from './legi.ts';
import { FormeInattendue } from './noeud.ts';
import { decouperEnPieces } from './pieces.ts';
import { lireServicePublic } from './service-public.ts';
import { lireXml } from './xml.ts';

const lire = (chemin: string): string => readFileSync(new URL(`../exemples/${chemin}`, import.meta.url), 'utf8');
const CODE = 'legi/code_en_vigueur/LEGI/TEXT/00/00/00/00/95/LEGITEXT000000009577';
const article = (numero: string): string =>
  lire(`${CODE}/article/LEGI/ARTI/00/00/00/00/${numero.slice(0, 2)}/LEGIARTI00000000${numero}.xml`);
const BOFIP = 'bofip/BOFiP/documents/Contenu/Commentaire/IR';

describe('La base LEGI', () => {
  test('donne un article, son code, ses dates et son texte', () => {
    expect(lireLegi(article('9002'))).toEqual({
      source: 'legi',
      identifiant: 'CGI/9001 A',
      version: 'LEGIARTI000000009002',
      titre: 'Code général des impôts, CGI, article 9001 A',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000000009002/2024-01-01',
      debut: '2024-01-01',
      pieces: [
        {
          intitules: [],
          texte:
            'Le propriétaire d’une serre chauffée souscrit chaque année une déclaration de chaleur.\nLa redevance de chaleur est due au taux de quinze millièmes.\nElle n’est pas due par les jardins partagés.',
        },
      ],
    });
    expect(lireLegi(article('9001'))).toMatchObject({ debut: '2021-01-01', fin: '2024-01-01' });
  });

  test('garde les lignes d’un tableau entières', () => {
    expect(lireLegi(article('9101'))).toMatchObject({
      pieces: [{ texte: expect.stringContaining('\nCadres | Droit\nTrois à dix | Un demi-droit') }],
    });
  });

  test('retire une version qui n’a jamais été en vigueur, et passe ce qui n’est pas un article', () => {
    expect(lireLegi(article('9102'))).toEqual({ source: 'legi', version: 'LEGIARTI000000009102', retiree: true });
    expect(lireLegi(lire(`${CODE}/texte/struct/LEGITEXT000000009577.xml`))).toBeUndefined();
  });

  test.each([
    ['un fichier coupé', article('9103'), 'le XML est mal formé'],
    ['des entités déclarées', article('9104'), 'le fichier déclare des entités, ce qui est refusé'],
    ['sans dates', '<ARTICLE><META><META_COMMUN><ID>LEGIARTI000000009999</ID></META_COMMUN></META></ARTICLE>', 'dates'],
    ['une date qui n’existe pas', article('9002').replace('2024-01-01', '2024-02-31'), 'dates'],
    ['sans texte', article('9002').replaceAll('BLOC_TEXTUEL', 'AUTRE'), 'n’a pas de texte'],
    ['sans code', article('9002').replaceAll('TITRE_TXT', 'AUTRE'), 'à quel texte'],
  ])('refuse %s', (_, xml, raison) => {
    expect(() => lireLegi(xml)).toThrow(FormeInattendue);
    expect(() => lireLegi(xml)).toThrow(raison);
  });
});

describe('Le BOFiP', () => {
  const document = lire(`${BOFIP}/9001-PGP/2022-03-01/document.xml`);
  const page = (): string => lire(`${BOFIP}/9001-PGP/2022-03-01/data.html`);

  test('donne un document sans ses scripts, ses titres au-dessus de ses paragraphes', () => {
    expect(lireBofip(document, page)).toEqual({
      source: 'bofip',
      identifiant: 'BOI-IR-SERRE-10',
      version: 'BOI-IR-SERRE-10-20220301',
      titre: 'IR - Redevance de chaleur des serres - Champ',
      url: 'https://bofip.impots.gouv.fr/bofip/9001-PGP.html/identifiant=BOI-IR-SERRE-10-20220301',
      debut: '2022-03-01',
      pieces: [
        {
          intitules: ['I. Serres concernées'],
          texte:
            '10\nLa redevance s’applique aux serres chauffées d’au moins vingt mètres carrés ; les châssis n’en relèvent pas.\nLes serres froides restent en dehors.',
        },
        {
          intitules: ['I. Serres concernées', 'A. Exceptions'],
          texte: 'les serres des écoles ;\nles serres des musées.',
        },
      ],
    });
  });

  test.each([
    ['une pièce jointe', document.replace('type="Contenu"', 'type="Attachment"')],
    ['une actualité', document.replace('>Commentaire<', '>Actualité<')],
  ])('passe %s', (_, xml) => expect(lireBofip(xml, page)).toBeUndefined());

  test('refuse un identifiant qui n’est pas du BOFiP', () => {
    expect(() => lireBofip(document.replace('BOI-IR-SERRE-10-20220301', 'NOTE-INTERNE-1'), page)).toThrow('BOI-…');
  });
});

describe('Les fiches de service-public', () => {
  test('donnent leurs chapitres, sans les liens vers d’autres pages', () => {
    expect(lireServicePublic(lire('service-public/F9001.xml'))).toMatchObject({
      identifiant: 'F9001',
      titre: 'Déclarer une serre chauffée',
      debut: '2024-09-01',
      pieces: [
        { intitules: [], texte: 'Vous chauffez une serre ? Vous déclarez sa chaleur une fois par an.' },
        {
          intitules: ['Qui déclare ?'],
          texte:
            'Le propriétaire de la serre, même s’il la prête à un voisin.\nune serre de verre ;\nune serre de toile.',
        },
        { intitules: ['Qui déclare ?', 'En copropriété'], texte: 'Le syndic déclare pour tous.' },
      ],
    });
  });

  test('ne viennent que de service-public', () => {
    expect(() => lireServicePublic(lire('service-public/F9002.xml'))).toThrow('celle de service-public');
  });
});

describe('Un fichier hostile', () => {
  test.each([
    ['trop profond', '<a>'.repeat(300) + '</a>'.repeat(300), 'trop profondément'],
    ['une entité inconnue', '<a>&lol;</a>', 'mal formé'],
    ['une déclaration externe', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>', 'déclare des entités'],
    ['vide', '', 'mal formé'],
  ])('%s est refusé', (_, xml, raison) => expect(() => lireXml(xml)).toThrow(raison));

  test('un long paragraphe est coupé entre deux phrases, sans rien perdre', () => {
    const texte = Array.from({ length: 300 }, (_, i) => `Phrase numéro ${i}.`).join(' ');
    const pieces = decouperEnPieces([{ niveau: 0, texte }]);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map((piece) => piece.texte).join(' ')).toBe(texte);
    for (const piece of pieces) expect(piece.texte).toMatch(/^Phrase.*\.$/s);
  });
});
