import type { Profil } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { useTitre } from '../../platform/titre.ts';
import { profilQuery } from '../profil/index.ts';
import { SectionRemises } from '../remises/SectionRemises.tsx';
import { decrireFoyer } from '../profil/foyer.ts';
import { formaterJour } from '@francis/presentation/commun';
import { aujourdhui } from '../simulateurs/commun/aujourdhui.ts';
import { preparerQuestion } from '../simulateurs/commun/demander.ts';
import { type AnneeFiscale, estAnnee, lireAnnee, solder } from '../situation/annee.ts';
import { appliquerTout, type Choix, duDe, leviersOuverts } from '../situation/leviers.ts';
import { lireAvis } from './lire-avis.ts';
import { AnneesPassees, DernierAvis } from './Avis.tsx';
import { Bilan } from './Bilan.tsx';
import { Dates } from './Dates.tsx';
import { Leviers } from './Leviers.tsx';
import { MonteeDesRetenues } from './MonteeDesRetenues.tsx';
import { NouveauVenu } from './NouveauVenu.tsx';
import { Projection } from './Projection.tsx';
import { useAvis } from './useAvis.ts';
import './fiscalite.css';

export function PageFiscalite() {
  useTitre('Ma fiscalité');
  const [jour] = useState(aujourdhui);
  const { data: profil, error } = useQuery(profilQuery);
  const lue = useMemo(() => (profil ? lireAnnee(profil, jour) : undefined), [profil, jour]);
  const annee = Number(jour.slice(0, 4));
  return (
    <CadreCompte large className="fiscalite">
      {error && !profil && <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>}
      {profil && lue && estAnnee(lue) && <Annee profil={profil} lue={lue} jour={jour} />}
      {profil && lue && !estAnnee(lue) && <NouveauVenu annee={annee} incomplete={lue} />}
      <SectionRemises />
    </CadreCompte>
  );
}

function Annee({ profil, lue, jour }: { profil: Profil; lue: AnneeFiscale; jour: string }) {
  const aller = useNavigate();
  const avis = useAvis();
  const { situation, annee, retenues } = lue;
  const ouverts = useMemo(() => leviersOuverts(profil, situation), [profil, situation]);
  const [coches, setCoches] = useState<readonly Choix[]>([]);
  const du = useMemo(
    () => (coches.length === 0 ? lue.du : (duDe(appliquerTout(situation.foyer, coches), situation) ?? lue.du)),
    [coches, lue.du, situation],
  );
  const solde = solder(du, retenues, jour);
  const demander = async (): Promise<void> => {
    await aller(await preparerQuestion('Comment réduire mon impôt avant le 31 décembre\u202f?', 'FR'));
  };
  return (
    <>
      <div className="titre-annee">
        <h1>Votre année {annee}</h1>
        <p className="doux">
          {decrireFoyer(profil)}. Arrêté au {formaterJour(jour)}.
        </p>
      </div>
      <Bilan lue={lue} du={du} solde={solde} />
      <div className="corps-annee">
        <div>
          {retenues && <MonteeDesRetenues retenues={retenues} du={du} annee={annee} />}
          <Leviers ouverts={ouverts} situation={situation} jour={jour} onChoix={setCoches} />
          <AnneesPassees avis={avis.flatMap((a) => lireAvis(a) ?? []).toReversed()} annee={annee} impot={du} />
          <Projection profil={profil} annee={annee} />
          <div className="rangee suite-annee">
            <Bouton rang="principal" onClick={() => void demander()}>
              Demander à Francis
            </Bouton>
            <Bouton onClick={() => print()}>Imprimer l’année</Bouton>
          </div>
        </div>
        <div className="cote-annee">
          <Dates annee={annee} jour={jour} solde={solde} leviers={ouverts.leviers} />
          {avis[0] && <DernierAvis document={avis[0]} />}
          <section className="bloc-annee" aria-labelledby="suppose">
            <div className="registre">
              <h2 id="suppose">Ce qui est supposé</h2>
            </div>
            <ul className="suppositions">
              {[...new Set(lue.hypotheses)].map((h) => (
                <li key={h}>{h}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
