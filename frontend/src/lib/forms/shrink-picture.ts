/** In pixels. An A4 page stays readable: about 200 dots an inch. */
const LONGEST_SIDE = 2400
const JPEG_QUALITY = 0.85
/** PNG keeps the sharp edges and transparency of logos and screenshots; a photograph would be far too large. */
const MOST_BYTES_AS_PNG = 1_000_000

/** Opens the picture in an element, which applies the camera's rotation. Not every browser's bitmap does. */
function open(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The browser cannot read the picture.'))
    image.src = address
  })
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      type,
      JPEG_QUALITY,
    ),
  )
}

function draw(image: HTMLImageElement): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The picture cannot be drawn.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, pen }
}

/**
 * Converts any picture that the browser can read to a small PNG or JPG. Rejects when it cannot.
 *
 * @param type the MIME type of the content, if known
 */
export async function shrinkPicture(file: File, type: string | undefined): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const { canvas, pen } = draw(await open(address))
    if (type !== 'image/jpeg') {
      const png = await encode(canvas, 'image/png')
      if (png.size <= MOST_BYTES_AS_PNG) return png
    }
    // A JPG has no transparency: a transparent background would turn black.
    pen.globalCompositeOperation = 'destination-over'
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    return await encode(canvas, 'image/jpeg')
  } finally {
    URL.revokeObjectURL(address)
  }
}
