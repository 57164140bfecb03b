import type { DemoCareer } from '../types.ts';

export const animationAndGames: DemoCareer = {
  name: 'Phim hoạt hình và game',
  other_names: ['animation', 'game art', 'làm phim hoạt hình', 'làm game'],
  description:
    'Phim hoạt hình và game dựng nên những thế giới không có sẵn: nhân vật, cảnh vật, ánh sáng, chuyển động, luật chơi đều phải nghĩ ra và làm từng phần. Một phim ngắn bốn phút có thể cần hai mươi người làm trong nửa năm.\n\nVì khối lượng lớn nên nghề chia thành nhiều chuyên môn nối tiếp nhau, người trước làm sai thì người sau chịu. Ở Việt Nam, xưởng phim và công ty game vừa làm sản phẩm riêng vừa nhận việc cho đối tác nước ngoài, nên tiếng Anh và thói quen làm đúng quy trình rất có ích.\n\nThích xem phim, chơi game là khởi đầu tốt nhưng chưa đủ. Hãy thử làm ra một thứ nhỏ: mười giây chuyển động, một cái hộp có chất gỗ thật, một màn chơi vẽ trên giấy. Nếu làm xong mà muốn làm tiếp, bạn có thể hợp với nghề này.',
  departments: [
    {
      name: 'Bộ phận Ý tưởng và tiền kỳ',
      short_description:
        'Viết truyện, vẽ thế giới, tạo nhân vật và phân cảnh trước khi bắt tay sản xuất. Sửa trên giấy ở đây tiết kiệm nhiều tháng về sau.',
      positions: [
        {
          name: 'Biên kịch hoạt hình',
          other_names: ['screenwriter', 'scriptwriter', 'viết kịch bản hoạt hình'],
          short_description:
            'Viết truyện, kịch bản và lời thoại cho phim hoạt hình, loạt phim ngắn và đoạn dẫn truyện trong game.',
          detailed_description: [
            {
              title: 'Viết để người khác vẽ',
              content:
                'Kịch bản hoạt hình tả hành động thấy được, hạn chế lời giải thích. Mỗi dòng bạn viết sẽ thành nhiều ngày công của người khác, nên phải cân nhắc: một đám đông trong mưa đắt hơn nhiều so với hai nhân vật trong căn bếp.',
              list: [],
            },
            {
              title: 'Các bước viết',
              content:
                'Phần lớn thời gian là viết lại. Nhóm biên kịch đọc to cho nhau nghe, chỗ nào người nghe lơ đãng thì chỗ đó phải sửa.',
              list: [
                'Ý tưởng một câu và tóm tắt một trang',
                'Hồ sơ nhân vật, thế giới, quy tắc',
                'Đề cương từng cảnh',
                'Kịch bản có thoại, qua nhiều bản sửa',
                'Chỉnh thoại sau khi xem phân cảnh động',
              ],
            },
            {
              title: 'Phim hai phút rưỡi, không lời',
              content:
                '“Caminandes 3” chỉ có hai con vật, một khung cảnh mùa đông và vài trái mọng, vậy mà đủ mở đầu, leo thang và kết thúc. Thử viết lại phim thành kịch bản: mỗi hành động một dòng. Bạn sẽ thấy mâu thuẫn được đặt ra nhanh thế nào và nút thắt được gỡ bằng hình ra sao.',
              list: [],
            },
            {
              title: 'Rèn luyện và nơi làm',
              content:
                'Đọc truyện tranh, truyện thiếu nhi, kịch sân khấu và tập viết những truyện rất ngắn. Việc làm có ở xưởng phim, kênh thiếu nhi, công ty game; nhiều người viết tự do cho nhiều nơi. Hồ sơ năng lực (portfolio) gồm hai kịch bản ngắn và một đề cương loạt phim là đủ để bắt đầu gặp gỡ.',
              list: [],
            },
          ],
          fields: ['Kịch bản', 'Nhân vật', 'Lời thoại', 'Phim thiếu nhi'],
          youtube_url: 'https://www.youtube.com/watch?v=SkVqJ1SGeL0',
        },
        {
          name: 'Họa sĩ ý tưởng',
          other_names: ['concept artist', 'game artist', 'họa sĩ game', 'vẽ game', 'vẽ bối cảnh'],
          short_description:
            'Vẽ thế giới, bối cảnh, đồ vật khi chúng mới có trong lời kể, để cả nhóm cùng nhìn thấy một hướng trước khi dựng.',
          detailed_description: [
            {
              title: 'Vẽ để tìm, không phải để treo',
              content:
                'Họa sĩ ý tưởng (concept artist) vẽ nhanh và vẽ nhiều. Một buổi sáng có thể ra hai mươi bóng dáng cổng thành, nhóm chọn ba, buổi chiều phát triển một. Tranh hoàn chỉnh đẹp mắt chỉ làm khi hướng đã chốt.',
              list: [],
            },
            {
              title: 'Sản phẩm giao cho nhóm dựng',
              content:
                'Người dựng mô hình sẽ làm theo tranh của bạn nên bản vẽ phải trả lời được các câu hỏi về cấu tạo. Mặt sau ra sao, mở bằng cách nào, to bằng mấy lần người đứng cạnh.',
              list: [
                'Phác bóng dáng, bố cục thu nhỏ',
                'Tranh không khí: ánh sáng, thời tiết, màu',
                'Bản vẽ nhiều góc của đồ vật, kiến trúc',
                'Ghi chú chất liệu và ảnh tư liệu',
              ],
            },
            {
              title: 'Nền tảng phải có',
              content:
                'Phối cảnh, ánh sáng, hình họa và vốn tư liệu rộng về kiến trúc, lịch sử, thiên nhiên. Nhiều người ghép ảnh hoặc dựng khối 3D thô rồi vẽ lên; cách nào cũng được nếu bạn hiểu điều mình vẽ và ghi rõ nguồn tư liệu.',
              list: [
                'Photoshop, Procreate, Blender',
                'Ký họa ngoài trời hằng tuần',
                'Giải phẫu người và động vật',
                'Lịch sử mỹ thuật Việt Nam và thế giới',
              ],
            },
            {
              title: 'Một thế giới chỉ gồm máy móc',
              content:
                '“Elephants Dream” đưa hai nhân vật đi qua một cỗ máy khổng lồ, mỗi phòng một luật lệ. Phim cũ, kỹ thuật nay đã khác, nhưng đáng xem để thấy một ý tưởng kiến trúc được triển khai thành nhiều không gian khác nhau mà vẫn chung một thế giới. Hãy vẽ thêm một phòng của riêng bạn.',
              list: [],
            },
          ],
          fields: ['Tranh ý tưởng', 'Bối cảnh', 'Phối cảnh', 'Adobe Photoshop', 'Procreate'],
          youtube_url: 'https://youtu.be/TLkA0RELQ1g',
        },
        {
          name: 'Họa sĩ phân cảnh',
          other_names: ['storyboard artist', 'story artist', 'vẽ storyboard'],
          short_description:
            'Kể kịch bản bằng chuỗi hình phác: góc máy, cỡ cảnh, hành động, nhịp. Bản phân cảnh là bản thảo đầu tiên của bộ phim.',
          detailed_description: [
            {
              title: 'Đạo diễn trên giấy',
              content:
                'Với mỗi đoạn kịch bản, bạn quyết định máy đặt ở đâu, ai trong khung, khi nào cắt. Nét vẽ có thể đơn giản như người que miễn rõ hướng nhìn và hành động. Sau đó các hình được ghép với âm thanh tạm thành bản phân cảnh động (animatic) để cả nhóm xem thử phim.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content: 'Ngôn ngữ điện ảnh đi trước, nét vẽ đi sau. Xem phim với quyển sổ bên cạnh là cách học rẻ và hiệu quả.',
              list: [
                'Cỡ cảnh, trục 180 độ, tiếp nối chuyển động',
                'Dáng điệu và nét mặt đọc được ngay',
                'Vẽ phối cảnh nhanh ở nhiều góc',
                'Storyboarder, Toon Boom Storyboard Pro hoặc Photoshop',
              ],
            },
            {
              title: 'Phân tích một cảnh hành động',
              content:
                '“Agent 327: Operation Barbershop” dồn một cuộc ẩu đả vào căn tiệm hẹp mà người xem không lúc nào lạc hướng. Hãy dừng ở mỗi lần chuyển cảnh, phác lại khung hình trong ba mươi giây, đánh mũi tên hướng di chuyển. Khoảng bốn mươi khung phác sẽ dạy bạn nhiều về trục và nhịp.',
              list: [],
            },
            {
              title: 'Người mới hay sai',
              content:
                'Vẽ mỗi khung như một bức tranh nên chậm và tiếc không dám bỏ. Nghề này đòi hỏi bỏ nhiều: một cảnh có thể phác lại năm lần. Trong hồ sơ năng lực (portfolio), hãy đưa một đoạn một đến hai phút trọn vẹn, có cả phần đối thoại yên tĩnh, đừng chỉ đánh nhau.',
              list: [],
            },
          ],
          fields: ['Phân cảnh', 'Ngôn ngữ điện ảnh', 'Storyboard Pro', 'Phân cảnh động'],
          youtube_url: 'https://www.youtube.com/watch?v=mN0zPOpADL4',
        },
        {
          name: 'Nhà thiết kế nhân vật',
          other_names: ['character designer', 'character design', 'vẽ nhân vật'],
          short_description:
            'Tạo hình nhân vật sao cho nhìn bóng dáng đã đoán được tính cách, và đủ rõ cấu tạo để người khác dựng, cho cử động.',
          detailed_description: [
            {
              title: 'Bóng dáng, tỷ lệ, tính cách',
              content:
                'Trước khi vẽ mắt mũi, người làm nghề tô đen nhân vật và hỏi: có nhận ra ai với ai không? Hình tròn gợi hiền, hình nhọn gợi nguy hiểm, nhưng cũng có thể đảo lại để gây bất ngờ. Trang phục, dáng đi, món đồ mang theo đều kể chuyện.',
              list: [],
            },
            {
              title: 'Bộ bản vẽ nhân vật',
              content:
                'Bộ này được dựng mô hình, diễn hoạt và cả nhóm hàng hóa lưu niệm sử dụng. Càng rõ từ đầu thì các khâu sau càng ít phải đoán ý.',
              list: [
                'Hình xoay bốn hướng',
                'Bảng nét mặt và bàn tay',
                'Bảng dáng điệu đặc trưng',
                'So chiều cao cả nhóm nhân vật',
                'Bảng màu theo ngày, đêm',
              ],
            },
            {
              title: 'Xem nhóm nhân vật trong “Sprite Fright”',
              content:
                '“Sprite Fright” (hài kinh dị, có vài cảnh rùng rợn) kể về một nhóm thiếu niên đi rừng và đám sinh vật tí hon hình nấm. Chỉ qua dáng đứng, kiểu tóc, quần áo, ta đoán được ai cầm đầu, ai nhút nhát. Thử che mặt từng nhân vật rồi liệt kê những dấu hiệu còn lại.',
              list: [],
            },
            {
              title: 'Luyện tập thế nào',
              content:
                'Ký họa người ở bến xe, chợ, sân trường; mỗi tuần một nhân vật từ một người có thật. Tránh chép phong cách đang thịnh hành đến mức tất cả nhân vật có cùng một khuôn mặt. Hồ sơ năng lực (portfolio) nên có ba nhân vật trong cùng một câu chuyện, khác tuổi, khác vóc dáng.',
              list: [],
            },
          ],
          fields: ['Tạo hình nhân vật', 'Hình họa', 'Bảng nét mặt', 'Procreate', 'Adobe Photoshop'],
          youtube_url: 'https://youtu.be/_cMxraX_5RE',
        },
      ],
    },
    {
      name: 'Bộ phận Mô hình và diễn hoạt',
      short_description: 'Dựng nhân vật, cảnh vật thành khối, phủ chất liệu và làm cho chúng chuyển động có sức sống.',
      positions: [
        {
          name: 'Chuyên viên dựng mô hình 3D',
          other_names: ['3D modeler', '3D artist', '3D modeling', 'dựng hình 3D', 'làm 3D'],
          short_description:
            'Dựng nhân vật, đồ vật, cảnh vật thành khối 3D theo bản vẽ, với lưới gọn để diễn hoạt và chạy được trong game.',
          detailed_description: [
            {
              title: 'Từ bản vẽ thành khối',
              content:
                'Bạn nhận hình xoay nhiều hướng, dựng khối lớn, kiểm tra tỷ lệ, rồi thêm chi tiết. Với nhân vật, bề mặt phải có luồng lưới chạy theo cơ để khi cử động không bị gãy. Với game, số mặt lưới bị giới hạn nên chi tiết nhỏ chuyển thành hình ảnh phủ.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content: 'Mắt nhìn khối quan trọng hơn biết nhiều lệnh. Nặn đất sét và vẽ hình họa là cách luyện tốt.',
              list: [
                'Blender, Maya hoặc 3ds Max',
                'ZBrush để nặn chi tiết',
                'Trải mặt phẳng (UV), dựng lại lưới',
                'Hiểu yêu cầu của khâu dựng xương và game',
              ],
            },
            {
              title: 'Quan sát đồ vật trong “Charge”',
              content:
                '“Charge” kể về một ông lão đột nhập nhà máy pin và chạm trán robot canh gác. Hãy tạm dừng để xem khớp nối, ốc vít, cạnh vát, vết lõm của robot và máy móc: chi tiết tập trung ở đâu, chỗ nào được để trống cho mắt nghỉ. Sau đó dựng một món đồ cơ khí trong nhà với cách phân bố tương tự.',
              list: [],
            },
            {
              title: 'Hồ sơ năng lực và việc đầu tiên',
              content:
                'Hồ sơ năng lực (portfolio) cần ba đến năm mô hình làm kỹ, có ảnh lưới, ảnh phủ chất và hình xoay. Ghi số mặt lưới, thời gian làm, nguồn bản vẽ. Người mới thường vào vị trí dựng đồ vật phụ; lương tùy xưởng và tùy dự án, hãy hỏi anh chị đang làm và đọc kỹ tin tuyển dụng của chính xưởng ấy.',
              list: [],
            },
          ],
          fields: ['Dựng mô hình 3D', 'Blender', 'ZBrush', 'Autodesk Maya', 'Trải UV'],
          youtube_url: 'https://www.youtube.com/watch?v=UXqq0ZvbOnk',
        },
        {
          name: 'Họa sĩ chất liệu bề mặt',
          other_names: ['texture artist', 'surfacing artist', 'texturing', 'look dev'],
          search_names: ['họa sĩ 3D'],
          short_description:
            'Phủ màu, độ bóng, vết xước, lông, vải lên mô hình trần để gỗ ra gỗ, sắt ra sắt và đồ vật có tuổi đời.',
          detailed_description: [
            {
              title: 'Đồ vật cũng có tiểu sử',
              content:
                'Tay nắm cửa bóng ở chỗ hay cầm, sơn xe bong ở mép, tường ố từ dưới lên. Họa sĩ chất liệu (texture artist) hỏi đồ vật này đã ở đâu, ai dùng, bao lâu, rồi vẽ những dấu vết đó lên. Thiếu lý do thì vết bẩn trông như trang trí.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Công việc nằm giữa người dựng mô hình và người làm ánh sáng. Ba bên phải thử cùng nhau liên tục vì chất liệu đổi theo đèn.',
              list: [
                'Vẽ bản đồ màu, độ nhám, độ kim loại, độ gồ',
                'Dựng chất liệu theo nút trong Blender, Unreal',
                'Làm tóc, lông, cỏ',
                'Chụp ảnh tư liệu bề mặt ngoài đời',
              ],
            },
            {
              title: 'Bộ lông và bãi cỏ',
              content:
                '“Big Buck Bunny” là phim đã lâu năm về chú thỏ to xác và ba con gặm nhấm thích trêu chọc. Để ý bộ lông mềm của thỏ cạnh vỏ cây xù xì và cỏ mượt: ba chất khác nhau đặt cạnh nhau làm rõ lẫn nhau. So với phim mới, bạn cũng sẽ thấy chất liệu số đã thay đổi ra sao.',
              list: [],
            },
            {
              title: 'Học và luyện',
              content:
                'Substance 3D Painter là công cụ quen thuộc, song kiến thức về hội họa và nhiếp ảnh mới giúp bạn đi xa. Mỗi tuần chọn một vật trong bếp, làm lại chất liệu của nó và đặt cạnh ảnh thật. Hai mươi cặp ảnh như vậy là một hồ sơ năng lực (portfolio) tốt.',
              list: [],
            },
          ],
          fields: ['Chất liệu bề mặt', 'Substance 3D Painter', 'Blender', 'Tóc và lông', 'Unreal Engine'],
          youtube_url: 'https://youtu.be/aqz-KE-bpKQ',
        },
        {
          name: 'Họa sĩ diễn hoạt 2D',
          other_names: ['2D animator', '2D animation', 'vẽ hoạt hình', 'làm hoạt hình 2D'],
          short_description:
            'Vẽ chuyển động từng khung hoặc dùng nhân vật cắt rời để làm phim, quảng cáo, game 2D; người thổi sức sống vào nét vẽ.',
          detailed_description: [
            {
              title: 'Một giây là bao nhiêu hình',
              content:
                'Vẽ tay truyền thống dùng 12 hoặc 24 hình cho một giây. Họa sĩ chính vẽ khung chủ chốt, người khác vẽ trung gian, rồi làm sạch nét và tô màu. Cách nhân vật cắt rời nhanh hơn, hợp với loạt phim dài và phim quảng cáo.',
              list: [],
            },
            {
              title: 'Nguyên tắc phải thuộc bằng tay',
              content:
                'Những bài đầu tiên luôn là quả bóng nảy, bao bột nhảy, con lắc. Nghe đơn giản nhưng phải làm nhiều lần mới có cảm giác trọng lượng.',
              list: [
                'Nén và giãn',
                'Lấy đà và đà theo',
                'Nhanh dần, chậm dần',
                'Đường cung của chuyển động',
                'Dáng rõ, đọc được khi tô đen',
              ],
            },
            {
              title: 'Học nhịp hài từ “Wing It!”',
              content:
                '“Wing It!” làm bằng công cụ 3D nhưng chuyển động theo lối hoạt hình vẽ tay: dáng bị kéo dài, đổi nhanh, giữ yên một nhịp rồi bật. Xem từng khung, bạn sẽ gặp những hình méo rất táo bạo chỉ tồn tại trong chớp mắt. Chép lại một động tác bằng bút chì lên mười hai tờ giấy.',
              list: [],
            },
            {
              title: 'Nơi làm và con đường',
              content:
                'Xưởng phim trong nước, công ty gia công cho nước ngoài, kênh thiếu nhi, game di động. Thường vào nghề ở khâu vẽ trung gian hoặc làm sạch nét, một hai năm sau lên diễn hoạt chính. Phần mềm hay gặp: Toon Boom Harmony, TVPaint, Adobe Animate, Krita.',
              list: [],
            },
          ],
          fields: ['Diễn hoạt 2D', 'Vẽ khung hình', 'Toon Boom Harmony', 'Krita', 'Game 2D'],
          youtube_url: 'https://www.youtube.com/watch?v=u9lj-c29dxI',
        },
        {
          name: 'Họa sĩ diễn hoạt 3D',
          other_names: ['3D animator', '3D animation', 'character animator', 'làm hoạt hình 3D'],
          search_names: ['họa sĩ 3D'],
          short_description:
            'Điều khiển nhân vật 3D diễn xuất: dáng, nét mặt, trọng lượng, nhịp. Nghề gần với diễn viên hơn là kỹ thuật viên.',
          detailed_description: [
            {
              title: 'Diễn viên ngồi trước máy',
              content:
                'Nhận một cảnh dài năm giây, họa sĩ diễn hoạt đứng dậy tự diễn, quay lại bằng điện thoại, chọn dáng chính rồi mới mở phần mềm. Một tuần làm được chừng năm đến mười giây phim chất lượng cao; phim truyền hình và game đòi nhanh hơn.',
              list: [],
            },
            {
              title: 'Các vòng duyệt',
              content:
                'Đạo diễn xem mỗi ngày, và bạn phải quen với việc người khác nhìn bản dở dang của mình. Đưa xem sớm, khi mới có dáng chính, thì sửa nhẹ hơn nhiều.',
              list: [
                'Chặn dáng: chỉ có dáng chính, chuyển giật',
                'Nối dáng: thêm trung gian, chỉnh nhịp',
                'Trau chuốt: đường cung, ngón tay, ánh mắt',
                'Sửa lỗi va chạm, bàn giao cho ánh sáng',
              ],
            },
            {
              title: 'Trọng lượng của chú thỏ',
              content:
                'Ở “Big Buck Bunny”, chú thỏ to và nặng, ba con thú nhỏ nhẹ và giật cục. So cách mỗi bên bắt đầu bước, dừng lại và quay đầu để thấy trọng lượng được diễn bằng thời gian chứ không bằng kích thước. Phim không thoại nên cảm xúc nằm cả ở mắt và dáng.',
              list: [],
            },
            {
              title: 'Chuẩn bị từ lớp 11',
              content:
                'Blender miễn phí và có nhiều nhân vật mẫu đã dựng xương để luyện. Hãy làm quả bóng nảy, bước đi, nhấc vật nặng, rồi một câu thoại ngắn. Tham gia kịch ở trường cũng là luyện nghề. Đoạn phim tổng hợp chỉ cần ba mươi giây nhưng mọi giây đều phải ổn.',
              list: [],
            },
          ],
          fields: ['Diễn hoạt 3D', 'Diễn xuất nhân vật', 'Blender', 'Autodesk Maya', 'Nhịp và trọng lượng'],
          youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        },
      ],
    },
    {
      name: 'Bộ phận Kỹ thuật hình và game',
      short_description:
        'Dựng xương, đặt ánh sáng, làm khói lửa, dựng màn chơi: phần việc cần cả mắt nghệ thuật và đầu óc kỹ thuật.',
      positions: [
        {
          name: 'Kỹ thuật viên dựng xương nhân vật',
          other_names: ['rigger', 'rigging artist', 'rig nhân vật'],
          short_description:
            'Đặt bộ xương và tay điều khiển bên trong mô hình để họa sĩ diễn hoạt cử động được nhân vật như điều khiển con rối.',
          detailed_description: [
            {
              title: 'Người làm con rối',
              content:
                'Mô hình mới dựng chỉ là bức tượng. Kỹ thuật viên dựng xương (rigging) đặt khớp, phân vùng da theo xương, tạo tay điều khiển cho mắt, miệng, ngón tay, áo choàng. Nhân vật tốt là nhân vật mà người diễn hoạt dùng cả tuần không phải gọi hỏi.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Vị trí này nhận mô hình, trả lại nhân vật cử động được, và sửa suốt quá trình sản xuất. Họa sĩ diễn hoạt là khách hàng hằng ngày của bạn.',
              list: [
                'Đặt xương, gán trọng số da',
                'Điều khiển nét mặt, khẩu hình',
                'Viết công cụ nhỏ bằng Python',
                'Thử dáng cực hạn: cúi sát, giơ cao, há to',
                'Xuất sang Unity hoặc Unreal',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Bạn thích tháo đồ ra xem bên trong chạy thế nào, học được Toán và Tin, nhưng vẫn mê hình ảnh? Vị trí này ít người theo nên cơ hội tốt. Nên học giải phẫu vận động: vì sao vai nhô khi giơ tay, da khuỷu gấp ra sao.',
              list: [],
            },
            {
              title: 'Lỗi của người mới',
              content:
                'Làm quá nhiều nút điều khiển không ai dùng, đặt tên lộn xộn, chỉ thử ở dáng đứng thẳng. Hãy đưa nhân vật cho bạn học diễn hoạt dùng thử trước khi tự cho là xong, và quay lại màn hình lúc họ lúng túng.',
              list: [],
            },
          ],
          fields: ['Dựng xương', 'Blender', 'Autodesk Maya', 'Python', 'Giải phẫu vận động'],
        },
        {
          name: 'Họa sĩ ánh sáng và kết xuất',
          other_names: ['lighting artist', 'render artist', 'đánh sáng 3D'],
          short_description:
            'Đặt đèn, chọn không khí cho từng cảnh, tính toán để máy kết xuất ra hình đẹp trong thời gian cho phép.',
          detailed_description: [
            {
              title: 'Vẽ bằng đèn',
              content:
                'Khi cảnh đến tay bạn, mô hình, chất liệu và diễn hoạt đã xong nhưng mọi thứ còn phẳng. Bạn đặt nguồn sáng chính, ánh sáng bù, viền tách nhân vật khỏi nền, thêm sương, bóng đổ, rồi dựa vào bảng màu của giám đốc nghệ thuật để cảnh nối tiếp cảnh.',
              list: [],
            },
            {
              title: 'Bài toán thời gian',
              content:
                'Một khung hình có thể mất vài phút đến vài giờ để tính. Phim bốn phút có gần sáu nghìn khung, nên họa sĩ ánh sáng luôn cân giữa đẹp và kịp.',
              list: [
                'Tách lớp kết xuất để sửa riêng',
                'Giảm nhiễu, chọn số mẫu hợp lý',
                'Theo dõi máy trạm chạy đêm',
                'Ghép lớp và chỉnh nhẹ trong Nuke hoặc Blender',
              ],
            },
            {
              title: 'Ánh sáng đổi mùa',
              content:
                '“Spring” kể cuộc chuyển từ đông sang xuân trong gần tám phút, phần lớn nhờ ánh sáng. Chụp lại một khung ở đầu, giữa, cuối phim, đặt cạnh nhau, ghi hướng đèn, nhiệt độ màu, độ tương phản. Rồi tự đặt đèn cho một căn phòng đơn giản theo ba khung ấy.',
              list: [],
            },
            {
              title: 'Từ đâu đi tới',
              content:
                'Người học nhiếp ảnh, quay phim, hội họa đều có nền tảng phù hợp. Thường khởi đầu ở khâu kiểm tra kết xuất hoặc chất liệu. Hồ sơ năng lực (portfolio) gồm các cặp ảnh trước và sau khi đặt đèn cho cùng một cảnh dễ thuyết phục hơn loạt ảnh rời.',
              list: [],
            },
          ],
          fields: ['Ánh sáng', 'Kết xuất hình ảnh', 'Blender', 'Nuke', 'Bảng màu'],
          youtube_url: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
        },
        {
          name: 'Họa sĩ hiệu ứng hình ảnh',
          other_names: ['VFX artist', 'VFX', 'FX artist', 'visual effects', 'làm hiệu ứng'],
          short_description:
            'Tạo lửa, khói, nước, tuyết, bụi, phép thuật và đổ vỡ cho phim và game, bằng mô phỏng vật lí hoặc vẽ từng khung.',
          detailed_description: [
            {
              title: 'Những thứ không có hình dạng cố định',
              content:
                'Khói không thể dựng như cái bàn. Họa sĩ hiệu ứng (VFX artist) đặt lực, độ nhớt, nhiệt độ rồi chạy mô phỏng, xem, chỉnh, chạy lại. Trong game thì khác: hiệu ứng phải nhẹ, lặp được và cho người chơi biết điều gì đang xảy ra.',
              list: [],
            },
            {
              title: 'Công cụ và kiến thức',
              content:
                'Vật lí phổ thông giúp bạn nhận ra cái gì trông sai. Nhưng đích đến là cảm giác, đôi khi phải bẻ cong vật lí để đám cháy nhìn có sức nặng.',
              list: [
                'Houdini, Blender cho phim',
                'Niagara trong Unreal, VFX Graph trong Unity',
                'Quay tư liệu khói, nước bằng điện thoại',
                'Vẽ hiệu ứng từng khung kiểu hoạt hình',
              ],
            },
            {
              title: 'Tuyết trong “Sintel”',
              content:
                '“Sintel” mở đầu giữa vùng núi tuyết và có nhiều cảnh hành động. Hãy để ý lớp tuyết bay ở gần, ở giữa và ở xa, tốc độ mỗi lớp khác nhau tạo ra chiều sâu. Phim có cảnh chiến đấu và kết buồn, nên xem trọn một lần cho câu chuyện rồi mới xem lại để học nghề.',
              list: [],
            },
            {
              title: 'Thực tế công việc',
              content:
                'Bạn sẽ chờ máy rất nhiều, nên biết chạy bản thô để xem trước là kỹ năng sống còn. Các công ty gia công kỹ xảo và game ở TP. Hồ Chí Minh, Hà Nội đều có nhóm này. Người tuyển dụng muốn thấy bốn, năm hiệu ứng ngắn, mỗi cái có bản tách lớp.',
              list: [],
            },
          ],
          fields: ['Hiệu ứng hình ảnh', 'Houdini', 'Blender', 'Unreal Engine', 'Mô phỏng'],
          youtube_url: 'https://youtu.be/eRsGyueVLvQ',
        },
        {
          name: 'Nhà thiết kế màn chơi',
          other_names: ['level designer', 'làm map game'],
          search_names: ['game designer', 'thiết kế game'],
          short_description:
            'Thiết kế không gian, thử thách và nhịp của từng màn game, dựng bản thô để chơi thử rồi sửa theo phản ứng của người chơi.',
          detailed_description: [
            {
              title: 'Dạy người chơi mà không dùng lời',
              content:
                'Màn đầu tiên phải khiến người chơi tự hiểu cách nhảy, nấp, mở cửa. Nhà thiết kế màn chơi (level designer), người lo một phần của thiết kế game (game design), đặt một cái hố nhỏ không gây hại để tập nhảy, rồi mới đặt hố sâu. Ánh sáng, đường dẫn, âm thanh đều là lời chỉ dẫn thầm.',
              list: [],
            },
            {
              title: 'Công việc hằng tuần',
              content:
                'Vòng lặp chính là dựng thô, chơi thử, xem người khác chơi, sửa. Bạn làm việc với lập trình viên, họa sĩ môi trường và người viết truyện.',
              list: [
                'Sơ đồ màn trên giấy và bảng nhịp căng, nghỉ',
                'Dựng khối xám trong Unity hoặc Unreal',
                'Đặt kẻ địch, vật phẩm, điểm lưu',
                'Tổ chức buổi chơi thử, ghi chép',
                'Cân chỉnh độ khó',
              ],
            },
            {
              title: 'Chơi nhiều có phải lợi thế?',
              content:
                'Chơi nhiều giúp bạn có vốn, với điều kiện biết phân tích. Hãy chọn một màn bạn thích, vẽ lại bản đồ, ghi thời gian ở từng đoạn, chỗ nào chết nhiều, vì sao vẫn muốn chơi tiếp. Người chỉ chơi để thắng thường không trả lời được câu cuối.',
              list: [],
            },
            {
              title: 'Học gì và xin việc thế nào',
              content:
                'Các ngành Thiết kế hoạt hình, Truyền thông đa phương tiện, Thiết kế UI/UX đều có người theo, cũng như ngành Công nghệ thông tin; một số trường có chuyên ngành về game nằm trong những ngành này. Tham gia các cuộc thi làm game trong 48 giờ để có sản phẩm nhỏ chơi được. Một màn hoàn chỉnh kèm nhật ký các lần sửa đáng giá hơn bản kế hoạch game khổng lồ.',
              list: [],
            },
          ],
          fields: ['Thiết kế màn chơi', 'Game', 'Unity', 'Unreal Engine', 'Chơi thử'],
        },
      ],
    },
  ],
};
