import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether LibreOffice is on this machine. Tests that need it say so and are left out where it is not. */
export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasLibreOffice) console.warn('NOT TESTED: LibreOffice is not installed (apt-get install libreoffice-writer).');

/** Where the component Math lies, seen from the folder of the program, on Linux and on macOS. */
const mathLibraries = ['libsmlo.so', '../Frameworks/libsmlo.dylib'];

/** The folder that the program found on the path really lies in. */
const programFolder = (): string => {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'soffice'));
  return path.dirname(realpathSync(onPath.find((program) => existsSync(program))!));
};

/**
 * Whether the LibreOffice of this machine can read formulas: its component Math is a package of its own
 * (libreoffice-math), and without it LibreOffice drops the formulas of a document that it opens.
 */
export const hasLibreOfficeMath =
  hasLibreOffice && mathLibraries.some((library) => existsSync(path.join(programFolder(), library)));

/** Runs LibreOffice in a profile of the folder's own, so that nothing of one run reaches another. */
const run = (folder: string, args: readonly string[]): void => {
  execFileSync('soffice', [`-env:UserInstallation=file://${folder}/profile`, '--headless', ...args], {
    stdio: 'ignore',
    timeout: 300_000,
  });
};

/** Has LibreOffice open files and save them as Word documents of the same names in a folder. */
export const saveByLibreOffice = (folder: string, files: readonly string[]): void =>
  run(folder, ['--convert-to', 'docx:MS Word 2007 XML', '--outdir', folder, ...files]);

const head = (kind: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${kind} PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "${kind.replace(/.*:/, '')}.dtd">\n`;

/**
 * Opens each document of an ending, settles all its tracked changes by LibreOffice's own command, and saves it. One that
 * it does not open is left out, for an error would wait for somebody to read it. An empty document is saved before: LibreOffice
 * 7.4 falls where the first that it saves has comments.
 */
const macro = `Sub SettleAll(folder As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  Dim asWord(0) As New com.sun.star.beans.PropertyValue
  asWord(0).Name = "FilterName" : asWord(0).Value = "MS Word 2007 XML"
  doc = StarDesktop.loadComponentFromURL("private:factory/swriter", "_blank", 0, hidden())
  doc.storeToURL(ConvertToURL(folder + "/settled/empty.docx"), asWord())
  doc.close(True)
  Settle(folder, "accept", ".uno:AcceptAllTrackedChanges", hidden(), asWord())
  Settle(folder, "reject", ".uno:RejectAllTrackedChanges", hidden(), asWord())
End Sub

Sub Settle(folder As String, ending As String, order As String, hidden(), asWord())
  Dim names As New Collection
  file = Dir(folder + "/*." + ending + ".docx", 0)
  Do While file &lt;&gt; ""
    names.Add(file)
    file = Dir
  Loop
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  On Error Resume Next
  For Each file In names
    Set doc = Nothing
    If Not FileExists(folder + "/settled/" + file) Then doc = StarDesktop.loadComponentFromURL(ConvertToURL(folder + "/" + file), "_blank", 0, hidden())
    If Not IsNull(doc) Then
      dispatcher.executeDispatch(doc.CurrentController.Frame, order, "", 0, Array())
      doc.storeToURL(ConvertToURL(folder + "/settled/" + file), asWord())
      doc.close(True)
    End If
  Next
End Sub
`;

const writeMacro = (folder: string): void => {
  const basic = path.join(folder, 'profile/user/basic');
  mkdirSync(path.join(basic, 'Standard'), { recursive: true });
  const names = 'xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"';
  writeFileSync(
    path.join(basic, 'script.xlc'),
    `${head('library:libraries')}<library:libraries ${names}><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
  );
  writeFileSync(
    path.join(basic, 'Standard/script.xlb'),
    `${head('library:library')}<library:library ${names} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Revisions"/></library:library>`,
  );
  writeFileSync(
    path.join(basic, 'Standard/Revisions.xba'),
    `${head('script:module')}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Revisions" script:language="StarBasic">${macro}</script:module>`,
  );
};

/**
 * Has LibreOffice settle all tracked changes of the documents in a folder: it accepts those of files that end in
 * `.accept.docx` and rejects those of files that end in `.reject.docx`. What comes of them lies in `settled` by the same names.
 * LibreOffice 7.4 falls when it closes some documents, after it has saved them: it is started again for the rest.
 */
export const settleByLibreOffice = (folder: string): void => {
  // Its first start writes a library over whatever lies there.
  run(folder, ['--terminate_after_init']);
  writeMacro(folder);
  const settled = path.join(folder, 'settled');
  mkdirSync(settled, { recursive: true });
  const settleRest = (): void => {
    const before = readdirSync(settled).length;
    try {
      run(folder, [`macro:///Standard.Revisions.SettleAll("${folder}")`]);
    } catch (error) {
      if (readdirSync(settled).length === before) throw error;
      settleRest();
    }
  };
  settleRest();
};
