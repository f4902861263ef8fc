import {
  ClientCreation,
  ConseilValidation,
  EntiteRequete,
  LienRequete,
  ReunionFin,
  ReunionOuverture,
  TEXTE_ACCORD_REUNION,
} from '@francis/contract';
import { analyserTout, analysesDe } from '../domains/analyses/index.ts';
import { creerDossier, type Demandeur, journalDans, type PortsClients } from '../domains/clients/index.ts';
import type { Audit } from '../domains/comptes/index.ts';
import { proposerAvis, validerAvis } from '../domains/conseils/index.ts';
import { ajouterEntite, lierDossiers, lireFamille } from '../domains/famille/index.ts';
import { listerReunions, ouvrirReunion, rangerReunion, terminerReunion } from '../domains/reunions/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { DossierDemo } from './dossier.ts';
import { DUREE_ENTRETIEN_MINUTES, ENTRETIEN } from './entretien.ts';
import type { PortsDemonstration } from './index.ts';

const JOUR = 86_400_000;
const MATIN_UTC = 8;
const chome = (jour: Date): boolean => jour.getUTCDay() === 0 || jour.getUTCDay() === 6;
const REUNION = 'Point annuel avec Karim Benali';
const [MENUISERIE, HOLDING, SCI] = ['Menuiserie Vasseur', 'Vasseur Participations', 'SCI Les Tilleuls'];

/** How the files of the demonstration are told apart. */
export const nommer = ({ prenom_client, nom_client }: { prenom_client: string; nom_client: string }): string =>
  `${prenom_client} ${nom_client}`;

const enPropre = (client: string, part: number) => ({ porteur: { client }, droit: 'pleine_propriete', part });

/** Each step looks at what is there before it adds: done again, it changes nothing. */
export class Semis {
  readonly demandeur: Demandeur;
  readonly #ports: PortsDemonstration;
  readonly #audit: Audit;
  readonly #maintenant: number;

  constructor(ports: PortsDemonstration, audit: Audit, demandeur: Demandeur) {
    this.#ports = ports;
    this.#audit = audit;
    this.demandeur = demandeur;
    this.#maintenant = ports.horloge.now().getTime();
  }

  /** The clock of so many days ago, in the morning of a working day. */
  ilYA(jours: number, minutesDePlus = 0): Clock {
    const matin = new Date(this.#maintenant - jours * JOUR);
    matin.setUTCHours(MATIN_UTC, minutesDePlus);
    while (chome(matin)) matin.setUTCDate(matin.getUTCDate() - 1);
    return { now: () => new Date(matin) };
  }

  /** @param connus files that are there already, by name. */
  async remplir(dossiers: readonly DossierDemo[], connus: ReadonlyMap<string, string>): Promise<void> {
    const ids = new Map(connus);
    for (const un of dossiers) if (!ids.has(nommer(un.champs))) ids.set(nommer(un.champs), await this.#ouvrir(un));
    const id = (nom: string): string => {
      const trouve = ids.get(nom);
      if (trouve === undefined) throw new Error(`no file of the demonstration is called ${nom}`);
      return trouve;
    };
    await this.#famille(id('Philippe Vasseur'), id('Camille Vasseur'));
    await this.#analyser(id('Hélène Carpentier'), 6);
    await this.#conseiller(id('Bernard Lemoine'), 20);
    await this.#reunir(id('Karim Benali'), 3);
  }

  #clients(jours: number): PortsClients {
    const { base } = this.#ports;
    return { base, horloge: this.ilYA(jours), journal: journalDans(this.#audit), secondFacteurRequis: false };
  }

  async #ouvrir({ champs, ouvertDepuis, rendezVous }: DossierDemo): Promise<string> {
    const prochain_rendez_vous_pro = rendezVous && this.#rendezVous(rendezVous);
    const { data } = ClientCreation.parse({ data: { ...champs, prochain_rendez_vous_pro } });
    return (await creerDossier(this.#clients(ouvertDepuis), this.demandeur, data)).fiche.id;
  }

  /** As appointments are written, on a working day. */
  #rendezVous({ dans, a }: NonNullable<DossierDemo['rendezVous']>): string {
    const jour = new Date(this.#maintenant + dans * JOUR);
    while (chome(jour)) jour.setUTCDate(jour.getUTCDate() + 1);
    return `${jour.toISOString().slice(0, 10)}T${a}`;
  }

  /** A father and his daughter, the company that he hands on, and the house that a third company lets. */
  async #famille(pere: string, fille: string): Promise<void> {
    const ports = this.#clients(80);
    let famille = await lireFamille(ports, this.demandeur, pere);
    if (famille.liens.length === 0)
      famille = await lierDossiers(ports, this.demandeur, pere, LienRequete.parse({ client: fille, nature: 'enfant' }));
    const entite = (nom: string): string | undefined => famille.entites.find((une) => une.nom === nom)?.id;
    const ajouter = async (une: unknown): Promise<void> => {
      const requete = EntiteRequete.parse(une);
      if (entite(requete.nom) === undefined) famille = await ajouterEntite(ports, this.demandeur, pere, requete);
    };
    const commun = { genre: 'societe' } as const;
    await ajouter({
      ...commun,
      nom: HOLDING,
      forme: 'Société holding',
      valeur: 520_000,
      detentions: [enPropre(pere, 95), enPropre(fille, 5)],
    });
    await ajouter({
      ...commun,
      nom: MENUISERIE,
      forme: 'SARL',
      valeur: 780_000,
      detentions: [
        { porteur: { entite: entite(HOLDING) }, droit: 'pleine_propriete', part: 65 },
        enPropre(pere, 20),
        enPropre(fille, 15),
      ],
    });
    await ajouter({
      ...commun,
      nom: SCI,
      forme: 'SCI à l’IR',
      valeur: 310_000,
      detentions: [
        { porteur: { client: pere }, droit: 'usufruit', part: 60 },
        { porteur: { client: fille }, droit: 'nue_propriete', part: 60 },
        enPropre(fille, 40),
      ],
    });
  }

  /** @returns the last general analysis of the file, kept. */
  async #analyser(clientId: string, jours: number): Promise<string> {
    const ports = this.#clients(jours);
    const [gardee] = await analysesDe(ports, this.demandeur, clientId);
    const id = gardee?.id ?? (await analyserTout(ports, this.demandeur, clientId)).id;
    if (id === null) throw new Error('a file of the demonstration cannot be computed');
    return id;
  }

  async #conseiller(clientId: string, jours: number): Promise<void> {
    const analyseId = await this.#analyser(clientId, jours);
    const { base, coffre, conservationAnnees } = this.#ports;
    const ports = { base, coffre, conservationAnnees, horloge: this.ilYA(jours, 25), audit: this.#audit };
    const { titre, texte, conseil_id } = await proposerAvis(ports, this.demandeur, clientId, analyseId);
    if (conseil_id !== null) return;
    const mots = ConseilValidation.parse({ analyse_id: analyseId, titre, texte });
    await validerAvis(ports, this.demandeur, clientId, mots);
  }

  async #reunir(clientId: string, jours: number): Promise<void> {
    const { base, lireEntretien, lecteurPret } = this.#ports;
    const quand = (minutes: number) => ({
      base,
      lireEntretien,
      audit: this.#audit,
      horloge: this.ilYA(jours, minutes),
    });
    const { reunions } = await listerReunions(quand(0), this.demandeur, {});
    const consentement = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
    const ouverture = ReunionOuverture.parse({ title: REUNION, source: 'entretien', consentement });
    const reunion =
      reunions.find(({ title }) => title === REUNION) ?? (await ouvrirReunion(quand(0), this.demandeur, ouverture));
    const fin = quand(DUREE_ENTRETIEN_MINUTES);
    if (reunion.status === 'in_progress') {
      const participants = [...new Set(ENTRETIEN.map(({ locuteur }) => locuteur))];
      const requete = { lignes: ENTRETIEN, participants, garder_transcription: true, resumer: true };
      await lecteurPret;
      await terminerReunion(fin, this.demandeur, reunion.id, ReunionFin.parse(requete));
    }
    if (reunion.client === null) await rangerReunion(fin, this.demandeur, reunion.id, clientId);
  }
}
