import Impression from 'pdfkit';
import { dessinable } from './glyphes.ts';
import { policeLue, POLICES, type Police } from './polices.ts';
import * as style from './styles.ts';

/** A stretch of text: runs of one paragraph follow one another on its lines. */
export interface Passage {
  readonly texte: string;
  readonly fort?: boolean;
  readonly doux?: boolean;
}
export type Texte = string | readonly Passage[];

export interface EnTete {
  readonly titre: string;
  /** Who hands the document over: the name of the firm, or of the product. */
  readonly de: string;
  /** The day, as it is read. */
  readonly date: string;
  /** Small print at the foot of each page. */
  readonly pied: string;
  /** Written in the file: with the same content the bytes are the same. */
  readonly cree: Date;
}

type Document = InstanceType<typeof Impression>;
export type Element = ReturnType<Document['struct']>;

interface Ecriture {
  readonly police?: Police;
  readonly taille?: number;
  readonly couleur?: string;
  readonly x?: number;
  readonly largeur?: number;
  readonly alignement?: 'left' | 'right';
}

/**
 * A document on A4, tagged for those who listen to it: each thing that is drawn is an element of its structure, in
 * reading order; rules, headers and page numbers are decoration and say nothing.
 */
export class Papier {
  readonly doc: Document;
  readonly #racine: Element;
  readonly #entete: EnTete;
  readonly #octets: Promise<Buffer>;

  constructor(entete: EnTete) {
    this.#entete = entete;
    const options: PDFKit.PDFDocumentOptions = {
      size: 'A4',
      margins: { top: style.PAGE.haut, bottom: style.PAGE.bas, left: style.PAGE.gauche, right: style.PAGE.droite },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'fr-FR',
      displayTitle: true,
      info: { Title: entete.titre, Author: entete.de, Creator: 'Francis', CreationDate: entete.cree },
    };
    // Neither is in the published types. Without a font of ours the library would lay down its own Helvetica, whose
    // letters are not in the file: a document for everyone may not lean on them.
    this.doc = new Impression(Object.assign(options, { subset: 'PDF/UA', font: policeLue('sans') }));
    this.#octets = new Promise((resolve, reject) => {
      const morceaux: Buffer[] = [];
      this.doc.on('data', (morceau: Buffer) => morceaux.push(morceau));
      this.doc.on('end', () => resolve(Buffer.concat(morceaux)));
      this.doc.on('error', reject);
    });
    // The library takes a font already read; its types know only the bytes.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    for (const police of POLICES) this.doc.registerFont(police, policeLue(police) as unknown as Uint8Array);
    this.#racine = this.doc.struct('Document');
    this.doc.addStructure(this.#racine);
  }

  titre(niveau: style.Niveau, texte: string): this {
    const { taille, avant, apres } = style.TITRES[niveau];
    // A heading never ends a page: what follows it holds some lines, or the first one of a table.
    this.reserver(avant + taille * 2 + (niveau === 2 ? SUITE : style.CORPS * style.INTERLIGNE * 2));
    if (this.doc.y > style.PAGE.haut) this.doc.y += avant;
    if (niveau === 2) this.filet(style.ENCRE, 6);
    this.ajouter(`H${niveau}`, () => this.ecrire(texte, { police: 'serifForte', taille }));
    this.doc.y += apres;
    return this;
  }

  paragraphe(
    texte: Texte,
    options: { readonly petit?: boolean; readonly voix?: boolean; readonly doux?: boolean } = {},
  ): this {
    const ecriture: Ecriture = {
      police: options.voix ? 'serif' : 'sans',
      taille: options.voix ? 12 : options.petit ? style.PETIT : style.CORPS,
      couleur: options.doux ? style.ENCRE_DOUCE : style.ENCRE,
    };
    this.ajouter('P', () => this.ecrire(texte, ecriture));
    this.doc.y += options.petit ? 4 : 7;
    return this;
  }

  /** The figure that the document is about, its name above it. */
  chiffre(libelle: string, valeur: string): this {
    this.reserver(style.CHIFFRE * 2.4);
    this.ajouter('P', () => {
      this.ecrire(libelle, { couleur: style.ENCRE_DOUCE });
      this.doc.y += 1;
      this.ecrire(valeur, { police: 'serifForte', taille: style.CHIFFRE, couleur: style.OCRE });
    });
    this.doc.y += 4;
    return this;
  }

  liste(items: readonly Texte[]): this {
    const liste = this.doc.struct('L');
    this.#racine.add(liste);
    for (const item of items) {
      this.reserver(style.CORPS * style.INTERLIGNE);
      const element = this.doc.struct('LI');
      liste.add(element);
      const haut = this.doc.y;
      this.ajouter('Lbl', () => this.ecrire('–', { couleur: style.ENCRE_DOUCE }), element);
      this.doc.y = haut;
      this.ajouter(
        'LBody',
        () => this.ecrire(item, { x: style.PAGE.gauche + 14, largeur: style.LARGEUR - 14 }),
        element,
      );
      this.doc.y += 3;
      element.end();
    }
    liste.end();
    this.doc.y += 5;
    return this;
  }

  /** The picture of who hands the document over, above its title. Decoration: the header already says their name. */
  logo(image: Buffer): this {
    const { y } = this.doc;
    const fit: [number, number] = [style.LOGO.largeur, style.LOGO.hauteur];
    this.decorer(() => this.doc.image(image, style.PAGE.gauche, y, { fit }));
    this.doc.y = y + style.LOGO.hauteur + style.LOGO.apres;
    return this;
  }

  /** A rule across the column: decoration. */
  filet(couleur: string = style.FILET, apres = 0): void {
    const { y } = this.doc;
    this.decorer(() =>
      this.doc
        .moveTo(style.PAGE.gauche, y)
        .lineTo(style.PAGE.gauche + style.LARGEUR, y)
        .lineWidth(couleur === style.ENCRE ? 0.8 : 0.5)
        .strokeColor(couleur)
        .stroke(),
    );
    this.doc.y = y + apres;
  }

  espace(points: number): this {
    this.doc.y += points;
    return this;
  }

  /** Goes to the next page when this one has not that height left. */
  reserver(hauteur: number): boolean {
    if (this.doc.y + hauteur <= style.BAS_UTILE) return false;
    this.doc.addPage();
    return true;
  }

  /** Draws one element of the structure. */
  ajouter(type: string, dessiner: () => void, parent: Element = this.#racine, options: object = {}): void {
    const contenu = this.doc.markStructureContent(type);
    dessiner();
    this.doc.endMarkedContent();
    parent.add(this.doc.struct(type, options, [contenu]));
  }

  /** An element that holds others. */
  contenir(type: string, parent: Element = this.#racine): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** What is drawn for the eye only. */
  decorer(dessiner: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    dessiner();
    this.doc.endMarkedContent();
  }

  ecrire(texte: Texte, ecriture: Ecriture = {}): void {
    const { x = style.PAGE.gauche, largeur = style.LARGEUR, taille = style.CORPS, alignement = 'left' } = ecriture;
    const passages = typeof texte === 'string' ? [{ texte }] : texte;
    const { y } = this.doc;
    passages.forEach((passage, i) => {
      this.poser(passage, ecriture);
      const options = {
        width: largeur,
        align: alignement,
        lineGap: lignesEcartees(this.doc, taille),
        continued: i < passages.length - 1,
      };
      const mots = dessinable(passage.texte);
      if (i === 0) this.doc.text(mots, x, y, options);
      else this.doc.text(mots, options);
    });
  }

  /** Height that a text would take. */
  hauteur(texte: Texte, { largeur = style.LARGEUR, ...ecriture }: Ecriture): number {
    const mots = typeof texte === 'string' ? texte : texte.map((p) => p.texte).join('');
    const fort = typeof texte !== 'string' && texte.some((p) => 'fort' in p && p.fort);
    this.poser({ texte: mots, fort }, ecriture);
    const lineGap = lignesEcartees(this.doc, ecriture.taille ?? style.CORPS);
    return this.doc.heightOfString(dessinable(mots) || ' ', { width: largeur, lineGap });
  }

  private poser(
    { fort, doux }: Passage,
    { police = 'sans', taille = style.CORPS, couleur = style.ENCRE }: Ecriture,
  ): void {
    const forte: Police = police === 'serif' ? 'serifForte' : police === 'sans' ? 'sansForte' : police;
    this.doc
      .font(fort ? forte : police)
      .fontSize(taille)
      .fillColor(doux ? style.ENCRE_DOUCE : couleur);
  }

  /** Writes headers and page numbers, closes the structure, gives the bytes. */
  async terminer(): Promise<Buffer> {
    this.#racine.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      // The foot stands in the margin, where the library would open a page.
      this.doc.page.margins.bottom = 0;
      this.#bandeaux(page - start + 1, count);
    }
    this.doc.end();
    return this.#octets;
  }

  #bandeaux(page: number, pages: number): void {
    const { de, date, titre, pied } = this.#entete;
    const pale: Ecriture = { taille: 8, couleur: style.ENCRE_DOUCE };
    const enTete = (texte: string, y: number, alignement: 'left' | 'right', largeur = style.LARGEUR): void => {
      this.doc.y = y;
      this.ecrire(texte, { ...pale, alignement, largeur });
    };
    this.doc.markContent('Artifact', { type: 'Pagination' });
    enTete(de, 40, 'left', style.LARGEUR * 0.7);
    enTete(date, 40, 'right');
    const large = style.LARGEUR - 60;
    enTete(page === 1 ? pied : `${titre}. ${pied}`, style.PAGE.hauteur - 50, 'left', large);
    enTete(`${page} / ${pages}`, style.PAGE.hauteur - 50, 'right');
    this.doc.endMarkedContent();
  }
}

/** The headings of a table and a line of five rows. */
const SUITE = 110;

/** Fonts have heights of their own: the lines are set apart from the size alone. */
const lignesEcartees = (doc: Document, taille: number): number =>
  Math.max(0, taille * style.INTERLIGNE - doc.currentLineHeight(false));
