/** A font file the report is set in: where its package keeps it, and its name in the bundle's `assets` folder. */
export interface ReportAsset {
  readonly source: string;
  readonly file: string;
}

const inter = (folder: string, name: string): ReportAsset => ({
  source: `@expo-google-fonts/inter/${folder}/Inter_${folder}.ttf`,
  file: name,
});
const serif = (folder: string, name: string): ReportAsset => ({
  source: `@expo-google-fonts/source-serif-4/${folder}/SourceSerif4_${folder}.ttf`,
  file: name,
});

/** Both families carry Latin, Greek and Cyrillic and are under the SIL Open Font License. */
export const reportAssets: readonly ReportAsset[] = [
  inter('400Regular', 'sans-regular.ttf'),
  inter('600SemiBold', 'sans-bold.ttf'),
  inter('400Regular_Italic', 'sans-italic.ttf'),
  inter('600SemiBold_Italic', 'sans-bold-italic.ttf'),
  serif('400Regular', 'serif-regular.ttf'),
  serif('600SemiBold', 'serif-bold.ttf'),
  serif('400Regular_Italic', 'serif-italic.ttf'),
  serif('600SemiBold_Italic', 'serif-bold-italic.ttf'),
];
