import { DEFAUTS_CREATION, SECTIONS_CLIENT } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reprendreSaisie, SAISIE_REVENUE, useSaisieGardee } from '../../platform/brouillons.ts';
import { asContract } from '../../platform/json.ts';
import { useTitre } from '../../platform/titre.ts';
import { toast } from '../../platform/toasts.tsx';
import { rangerEntretien } from '../reunions/api.ts';
import { Copilote } from '../assistant/professionnel/Copilote.tsx';
import { TEXTES_DU_PETIT_PANNEAU } from '../assistant/textes.ts';
import { AnalyseDeLaSaisie } from './analyses/AnalyseDeLaSaisie.tsx';
import { cleDesClients, creerClient } from './api.ts';
import { CadrePro } from './CadrePro.tsx';
import { TetePro } from './TetePro.tsx';
import { AssistantEntretien } from './entretien/AssistantEntretien.tsx';
import { FormulaireDossier, type SectionFormulaire } from './FormulaireDossier.tsx';
import { LectureSeule } from './LectureSeule.tsx';
import { useLecteur } from './useLecteur.ts';
import { ecrireChamp, type Saisie, versSaisie } from './saisie.ts';

const section = (cle: string): Readonly<Record<string, string>> =>
  SECTIONS_CLIENT.find((s) => s.cle === cle)?.champs ?? {};
const filtrer = (champs: Readonly<Record<string, string>>, garder: (champ: string) => boolean) =>
  Object.fromEntries(Object.entries(champs).filter(([champ]) => garder(champ)));

/** The new form asks less than the file holds: the first person's trade only. */
const SECTIONS: readonly SectionFormulaire[] = [
  { cle: 'identite', titre: 'Informations personnelles', champs: section('identite'), faits: false },
  { cle: 'coordonnees', titre: 'Coordonnées', champs: section('coordonnees'), faits: false },
  { cle: 'famille', titre: 'Situation familiale', champs: section('famille'), faits: false },
  {
    cle: 'activite',
    titre: 'Activité professionnelle',
    champs: filtrer(section('revenus'), (champ) => champ.endsWith('_client1')),
    faits: false,
  },
  {
    cle: 'objectifs',
    titre: 'Objectifs et notes',
    champs: { ...section('objectifs'), ...filtrer(section('suivi'), (champ) => champ === 'notes_internes_pro') },
    faits: false,
  },
];
const ACCORD_NON_RANGE =
  'Le dossier est ouvert, mais l’accord de l’entretien n’a pas pu y être rangé. Rangez-le depuis «\u00a0Réunions\u00a0».';
/** An income that a note filled is shown to be read again, though the new form does not ask it. */
const avecRevenusDits = (champs: Readonly<Record<string, string>>): readonly SectionFormulaire[] =>
  SECTIONS.map((une) =>
    une.cle === 'activite'
      ? { ...une, champs: filtrer(section('revenus'), (champ) => champ in une.champs || champ in champs) }
      : une,
  );
const CHAMPS = new Set(SECTIONS.flatMap(({ champs }) => Object.keys(champs)));

const BROUILLON = 'dossier:nouveau';
interface Reprise {
  readonly saisie: Saisie;
  readonly entretien: string | undefined;
}

const vide = (): Saisie => {
  const { champs, structures, ...reste } = versSaisie({}, DEFAUTS_CREATION);
  // What the form does not show is not sent: the file takes its own defaults.
  return { ...reste, champs: filtrer(champs, (c) => CHAMPS.has(c)), structures: { ...filtrerStructures(structures) } };
};
const filtrerStructures = <V,>(structures: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(structures).filter(([champ]) => CHAMPS.has(champ)));

export function PageNouveauClient() {
  useTitre('Nouveau client');
  return useLecteur() ? <LectureSeule titre="Nouveau client" /> : <NouveauClient />;
}

function NouveauClient() {
  const aller = useNavigate();
  const cache = useQueryClient();
  const [reprise] = useState(() => asContract<Reprise | undefined>(reprendreSaisie(BROUILLON)));
  const [depart] = useState(vide);
  const [saisie, setSaisie] = useState(reprise?.saisie ?? depart);
  const [entretien, setEntretien] = useState(reprise?.entretien);
  useSaisieGardee(BROUILLON, { saisie, entretien }, saisie !== depart);
  useEffect(() => {
    if (reprise) toast(SAISIE_REVENUE);
  }, [reprise]);
  const [remplissages, setRemplissages] = useState(0);
  const [occupe, setOccupe] = useState(false);
  const enregistre = useRef(false);
  return (
    <CadrePro className="dossier-page">
      <TetePro retour={{ vers: '/pro/dashboard', nom: 'Retour' }} titre="Nouveau client" />
      <AssistantEntretien
        entretien={entretien}
        onEntretien={setEntretien}
        onReporter={(dits) => {
          const champs = Object.fromEntries(Object.entries(dits).map(([c, valeur]) => [c, ecrireChamp(c, valeur)]));
          setSaisie((avant) => ({ ...avant, champs: { ...avant.champs, ...champs } }));
          setRemplissages((n) => n + 1);
          toast('Champs reportés. Relisez-les avant d’enregistrer.');
        }}
      />
      <AnalyseDeLaSaisie saisie={saisie} remplissages={remplissages} occupe={occupe} />
      <FormulaireDossier
        id="nouveau-client"
        sections={avecRevenusDits(saisie.champs)}
        saisie={saisie}
        depart={depart}
        onSaisie={setSaisie}
        echec="Erreur lors de la création du client"
        onEnvoyer={async (fiche) => {
          setOccupe(true);
          const { client } = await creerClient(fiche).finally(() => setOccupe(false));
          enregistre.current = true;
          // The file exists: an agreement that could not be put in it does not undo it.
          if (entretien !== undefined)
            await rangerEntretien(entretien, client.id).catch(() => toast(ACCORD_NON_RANGE, { erreur: true }));
          await cache.invalidateQueries({ queryKey: cleDesClients });
          toast('Le dossier est ouvert.');
          void aller('/pro/dashboard');
        }}
        enregistre={enregistre}
        bouton={{ repos: 'Enregistrer le client', occupe: 'Enregistrement...' }}
      />
      <Copilote textes={TEXTES_DU_PETIT_PANNEAU} ouvert={false} />
    </CadrePro>
  );
}
